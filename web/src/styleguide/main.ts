import { mount } from "svelte";
import "../style.css";
import Styleguide from "./Styleguide.svelte";

mount(Styleguide, { target: document.body });
