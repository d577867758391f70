import { writeFile } from "node:fs/promises";
import { generatedDocuments } from "./documents/generatedDocuments.ts";

// Writes the generated tables of README.md and docs/configuration.md; a test checks that they are current.
for (const { path, wanted } of await generatedDocuments()) await writeFile(path, wanted);
