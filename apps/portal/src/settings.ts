import type { ExtraSystem } from "./systems/allSystems.ts";

/** Everything the embedded portal is told when it starts. */
export type Settings = {
  publicOrigin: string;
  dataDir: string;
  /** Where people and content are invented, so are the messages. */
  isDemonstration: boolean;
  /** Port on loopback; 0 takes a free one. */
  port: number;
  extraSystems: ExtraSystem[];
};

export const usualSettings = {
  isDemonstration: true,
  port: 0,
  extraSystems: [],
} satisfies Partial<Settings>;

/** Reads `PORTAL_EXTRA_SYSTEMS`. */
export function extraSystemsOf(text: string | undefined): ExtraSystem[] {
  if (text === undefined || text.trim() === "") return [];
  const demand =
    'PORTAL_EXTRA_SYSTEMS must be a JSON list of systems, each with "id", "name" and "url".';
  let systems: unknown;
  try {
    systems = JSON.parse(text);
  } catch {
    throw new Error(demand);
  }
  if (!Array.isArray(systems) || !systems.every(isSystem)) throw new Error(demand);
  for (const { url } of systems)
    if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ""))
      throw new Error(
        `The url in PORTAL_EXTRA_SYSTEMS must be an http or https address, but is "${url}".`,
      );
  return systems;
}

function isSystem(value: unknown): value is ExtraSystem {
  return (
    typeof value === "object" &&
    value !== null &&
    ["id", "name", "url"].every((key) => typeof Reflect.get(value, key) === "string")
  );
}
