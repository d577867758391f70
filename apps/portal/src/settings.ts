import type { ExtraSystem } from "./systems/allSystems.ts";

export type Settings = {
  publicOrigin: string;
  dataDir: string;
  /** Beside people and content that are invented, so are the messages. */
  isDemonstration: boolean;
  /** Port on loopback; 0 takes a free one. */
  port: number;
  /** How long a handed-over map view can be picked up. */
  sessionSeconds: number;
  /** How many of them are kept, and how large all together; the oldest give way. */
  maxSessions: number;
  maxBytes: number;
  extraSystems: ExtraSystem[];
};

const bytesPerMb = 1_000_000;

export function readSettings(env: NodeJS.ProcessEnv, args: readonly string[] = []): Settings {
  return {
    publicOrigin: webAddress("PUBLIC_ORIGIN", env.PUBLIC_ORIGIN || "http://localhost:3000").origin,
    dataDir: env.DATA_DIR || ".data",
    isDemonstration: env.PORTAL_DEMO !== "0",
    port: wholeNumber("the portal's port", args[0] ?? (env.PORTAL_PORT || "0"), 0, 65_535),
    sessionSeconds: wholeNumber(
      "PORTAL_SESSION_SECONDS",
      env.PORTAL_SESSION_SECONDS || "3600",
      1,
      604_800,
    ),
    maxSessions: wholeNumber(
      "PORTAL_SESSION_LIMIT",
      env.PORTAL_SESSION_LIMIT || "2000",
      1,
      1_000_000,
    ),
    maxBytes:
      bytesPerMb *
      wholeNumber("PORTAL_SESSION_LIMIT_MB", env.PORTAL_SESSION_LIMIT_MB || "200", 2, 1_000_000),
    extraSystems: extraSystemsOf(env.PORTAL_EXTRA_SYSTEMS),
  };
}

function extraSystemsOf(text: string | undefined): ExtraSystem[] {
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
  for (const { url } of systems) webAddress("The url in PORTAL_EXTRA_SYSTEMS", url);
  return systems;
}

function isSystem(value: unknown): value is ExtraSystem {
  return (
    typeof value === "object" &&
    value !== null &&
    ["id", "name", "url"].every((key) => typeof Reflect.get(value, key) === "string")
  );
}

function webAddress(name: string, text: string): URL {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Error(`${name} must be an http or https address, but is "${text}".`);
  }
  return url;
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new Error(`${name} must be a whole number from ${least} to ${most}, but is "${text}".`);
  }
  return value;
}
