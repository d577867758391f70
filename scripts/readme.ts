import { writeFile } from "node:fs/promises";
import { currentReadme, readmePath } from "./readme/currentReadme.ts";

// Writes the README's generated tables anew; a test holds them against the code.
await writeFile(readmePath, (await currentReadme()).wanted);
