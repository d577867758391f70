import { readFile } from "node:fs/promises";
import { variables } from "../../apps/api/src/platform/config/variables.ts";
import { demoPeople } from "../../apps/identity/src/demoPeople.ts";

type Variable = { name: string; usual: string; meaning: string };
type Sections = Readonly<Record<string, Readonly<Record<string, Variable>>>>;

const TITLES: Readonly<Record<string, string>> = {
  server: "Server",
  database: "Database",
  mail: "Mail",
  identity: "Identity",
  site: "Site",
  map: "Map",
  rates: "Rates",
  storage: "Storage",
  nationalGoals: "National goals",
};

/** Every environment variable, from the one list the API reads. */
function configurationTable(sections: Sections): string {
  return Object.entries(sections)
    .map(([section, members]) =>
      [`## ${TITLES[section] ?? section}`, "", tableOf(Object.values(members))].join("\n"),
    )
    .join("\n\n");
}

/** The variables with these names, in this order. */
function chosenVariables(sections: Sections, names: readonly string[]): string {
  const all = Object.values(sections).flatMap((members) => Object.values(members));
  return tableOf(
    names.map((name) => {
      const found = all.find((variable) => variable.name === name);
      if (!found) throw new Error(`There is no variable named ${name}`);
      return found;
    }),
  );
}

function tableOf(variables: readonly Variable[]): string {
  const rows = variables.map(
    ({ name, usual, meaning }) =>
      `| \`${name}\` | ${usual === "" ? "" : `\`${usual}\``} | ${meaning} |`,
  );
  return ["| variable | default | meaning |", "| --- | --- | --- |", ...rows].join("\n");
}

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

type Person = {
  name: string;
  organization: string | null;
  roles: readonly string[];
  explanation: { en: string };
};

/** The README's table of demo logins. */
function loginTable(people: readonly Person[]): string {
  const rows = people.map(
    ({ name, organization, explanation }) =>
      `| ${name} | ${organization ?? "–"} | ${explanation.en} |`,
  );
  return ["| choose | organisation | who that is |", "| --- | --- | --- |", ...rows].join("\n");
}

/** Replaces the parts of a document that are between `<!-- name -->` and `<!-- /name -->`. */
export function withGenerated(document: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((text, [name, content]) => {
    const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const from = text.indexOf(open);
    const to = text.indexOf(close);
    if (from < 0 || to < from) throw new Error(`The document has no part named ${name}`);
    return `${text.slice(0, from + open.length)}\n\n${content}\n\n${text.slice(to)}`;
  }, document);
}
