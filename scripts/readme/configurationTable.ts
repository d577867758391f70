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
  limits: "Limits",
  nationalGoals: "National goals",
};

/** The README's tables of environment variables, written from the one list the API reads. */
export function configurationTable(sections: Sections): string {
  return Object.entries(sections)
    .map(([section, members]) => {
      const rows = Object.values(members).map(
        ({ name, usual, meaning }) =>
          `| \`${name}\` | ${usual === "" ? "" : `\`${usual}\``} | ${meaning} |`,
      );
      return [
        `**${TITLES[section] ?? section}**`,
        "",
        "| variable | default | meaning |",
        "| --- | --- | --- |",
        ...rows,
      ].join("\n");
    })
    .join("\n\n");
}
