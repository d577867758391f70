import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the clone, whatever folder the command was given in. */
export const projectFolder = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
