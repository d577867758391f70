import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const weights = ["Regular", "SemiBold", "Italic"];

/** IBM Plex Sans as the design system ships it; its `exports` hide the files, so they are looked for. */
export function fontFiles(): string[] {
  const folders = createRequire(import.meta.url).resolve.paths("dkfds") ?? [];
  const folder = folders
    .map((root) => join(root, "dkfds/dist/fonts/IBMPlexSans/complete/ttf"))
    .find(existsSync);
  if (folder === undefined) throw new Error("The fonts of the design system are not installed.");
  return weights.map((weight) => join(folder, `IBMPlexSans-${weight}.ttf`));
}
