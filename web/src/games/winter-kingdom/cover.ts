import type { GameCover } from "../covers";
import Picture from "./Picture.svelte";

export const cover: GameCover = {
  Picture,
  paper: "light-dark(#c9dae8, #1f3242)",
  ink: "light-dark(#132537, #dfecf6)",
};
