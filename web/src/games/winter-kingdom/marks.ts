/** What is to be noticed on the map. */

import type { Mark } from "../../board/board";
import type { Scene } from "../games";
import { marksOf } from "../hex/marks";

/** What happens at a hex. */
const DEEDS = ["built", "moved", "salvaged", "lost"];

export const marks = (scene: Scene): Mark[] => marksOf(scene, DEEDS);
