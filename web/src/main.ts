import { mount, unmount } from "svelte";
import App from "./App.svelte";
import Starting from "./offline/Starting.svelte";
import "./style.css";

/** Whether this is a site without a server: whoever made it says so in the page. */
const alone = document.querySelector('meta[name="realmwright-server"][content="none"]') !== null;

if (alone) {
  const starting = mount(Starting, {
    target: document.body,
    props: {
      onready: () => {
        void unmount(starting);
        mount(App, { target: document.body });
      },
    },
  });
} else {
  mount(App, { target: document.body });
}
