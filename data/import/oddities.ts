import { GeodataFault } from "../../apps/api/src/platform/geodata/GeodataFault.ts";

/** What can be odd about a release that is right in form, by the name it is accepted by. */
export const ODDITIES = [
  "odd-rows",
  "shrunk",
  "empty",
  "reshaped",
  "displaced",
  "redrawn",
] as const;
export type Oddity = (typeof ODDITIES)[number];
export type Finding = { oddity: Oddity; sentence: string };

/** Oddities that someone takes on, with who it is and why. */
export type Acceptance = { oddities: readonly Oddity[]; by: string; because: string };

/** Refuses what is odd and was not accepted by name, all of it at once. */
export function refuseOdd(
  findings: readonly Finding[],
  acceptance: Acceptance | undefined,
  figures: Record<string, unknown> = {},
): void {
  const refused = findings.filter(({ oddity }) => !acceptance?.oddities.includes(oddity));
  const [first] = refused;
  if (first === undefined) return;
  const names = [...new Set(refused.map(({ oddity }) => oddity))].join(",");
  throw new GeodataFault(
    `source.${first.oddity}`,
    `${refused.map(({ sentence }) => sentence).join("; ")}; if that is right, take it with --accept ${names} --because "…"`,
    figures,
  );
}
