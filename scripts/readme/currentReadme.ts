import { readFile } from "node:fs/promises";
import { variables } from "../../apps/api/src/platform/config/variables.ts";
import { demoPeople } from "../../apps/identity/src/demoPeople.ts";
import { configurationTable } from "./configurationTable.ts";
import { loginTable } from "./loginTable.ts";
import { withGenerated } from "./withGenerated.ts";

export const readmePath = new URL("../../README.md", import.meta.url);

/** The README as it stands, and as the code says it should. */
export async function currentReadme(): Promise<{ written: string; wanted: string }> {
  const written = await readFile(readmePath, "utf8");
  const wanted = withGenerated(written, {
    logins: loginTable(demoPeople),
    configuration: configurationTable(variables),
  });
  return { written, wanted };
}
