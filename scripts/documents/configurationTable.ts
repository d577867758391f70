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
export function configurationTable(sections: Sections): string {
  return Object.entries(sections)
    .map(([section, members]) =>
      [`## ${TITLES[section] ?? section}`, "", tableOf(Object.values(members))].join("\n"),
    )
    .join("\n\n");
}

/** The variables with these names, in this order. */
export function chosenVariables(sections: Sections, names: readonly string[]): string {
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
