import type { GameCover } from "../covers";
import Picture from "./Picture.svelte";

export const cover: GameCover = {
  Picture,
  paper: "light-dark(#1f4a37, #143326)",
  ink: "#f6efdc",
};
