/** Where bots think. Questions and answers are those of the server's worker processes. */

import { loadPython } from "./python";

interface Page {
  think(question: Uint8Array): Uint8Array;
}

const page = loadPython().then((python) => python.pyimport("realmwright.server.offline.page") as Page);

void page.then(() => postMessage("ready"));

onmessage = ({ data, ports }: MessageEvent<Uint8Array>) => {
  void page.then(({ think }) => ports[0]!.postMessage(think(data)));
};
