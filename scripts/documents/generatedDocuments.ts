import { readFile } from "node:fs/promises";
import { variables } from "../../apps/api/src/platform/config/variables.ts";
import { demoPeople } from "../../apps/identity/src/demoPeople.ts";
import { chosenVariables, configurationTable } from "./configurationTable.ts";
import { loginTable } from "./loginTable.ts";
import { withGenerated } from "./withGenerated.ts";

/** What most installations set; docs/configuration.md has the rest. */
const CHOSEN = [
  "PORT",
  "PUBLIC_ORIGIN",
  "TRUST_PROXY",
  "DATABASE_URL",
  "DATA_DIR",
  "OIDC_AUTHORITY",
  "OIDC_CLIENT_ID",
  "OIDC_AUDIENCE",
  "SMTP_URL",
  "MAP_BACKGROUNDS",
  "CONTACT_EMAIL",
  "RETENTION_DAYS",
];

type Document = { path: URL; written: string; wanted: string };

/** Documents with generated tables: as they are, and as the code says they should be. */
export async function generatedDocuments(): Promise<Document[]> {
  const parts = {
    "README.md": { logins: loginTable(demoPeople), settings: chosenVariables(variables, CHOSEN) },
    "docs/configuration.md": { configuration: configurationTable(variables) },
  };
  return Promise.all(
    Object.entries(parts).map(async ([name, generated]) => {
      const path = new URL(`../../${name}`, import.meta.url);
      const written = await readFile(path, "utf8");
      return { path, written, wanted: withGenerated(written, generated) };
    }),
  );
}
