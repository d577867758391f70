type Person = {
  name: string;
  organization: string | null;
  roles: readonly string[];
  explanation: { en: string };
};

/** The README's table of demo logins. */
export function loginTable(people: readonly Person[]): string {
  const rows = people.map(
    ({ name, organization, explanation }) =>
      `| ${name} | ${organization ?? "–"} | ${explanation.en} |`,
  );
  return ["| choose | organisation | who that is |", "| --- | --- | --- |", ...rows].join("\n");
}
