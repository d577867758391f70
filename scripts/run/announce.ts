import type { DemoPerson } from "../../apps/identity/src/demoPeople.ts";

/** The address, and who one can be there. */
export function announce(origin: string, people: readonly DemoPerson[]): string {
  const lines = ["", `  MARS runs at ${origin}`, ""];
  if (people.length > 0) {
    const rows = people.map((person) => [
      person.name,
      person.organization ?? "private person",
      person.roles.map(roleName).join(", ") || "no role",
    ]);
    const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
    lines.push("  Demo logins (choose one on the sign-in page, no password):", "");
    for (const [name, organization, roles] of rows) {
      lines.push(`    ${name!.padEnd(widths[0]!)}  ${organization!.padEnd(widths[1]!)}  ${roles}`);
    }
    lines.push("");
  }
  lines.push("  Ctrl-C stops it.", "");
  return lines.join("\n");
}

function roleName(role: string): string {
  const names: Record<string, string> = {
    miljoe_mars_planlaegger: "planner",
    miljoe_mars_plan_laes: "plan reader",
    miljoe_mars_ansoeg_admin: "caseworker admin",
  };
  return names[role] ?? role;
}
