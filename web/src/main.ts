import { mount } from "svelte";
import App from "./App.svelte";
import { ALONE } from "./offline/alone";
import "./style.css";

const show = () => mount(App, { target: document.body });

if (ALONE) void import("./offline/begin").then(({ begin }) => begin(show));
else show();
