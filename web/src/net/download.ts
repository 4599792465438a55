/** Files that the reader takes along. */

import { http } from "./http";

/** Let the browser save what lies at an address of the server. */
export async function download(path: string, file: string): Promise<void> {
  const address = URL.createObjectURL(await http.blob(path));
  const link = document.createElement("a");
  link.href = address;
  link.download = file;
  link.click();
  // The browser has to read it first.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
