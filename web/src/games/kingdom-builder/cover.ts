import type { GameCover } from "../covers";
import Picture from "./Picture.svelte";

export const cover: GameCover = {
  Picture,
  paper: "light-dark(#ecdcb2, #3b3018)",
  ink: "light-dark(#2b2110, #f3e6c4)",
};
