import { ownFile } from "./ownFile.ts";
import { readImports } from "./readImports.ts";

const ROOMS: readonly (readonly [RegExp, string])[] = [
  [/^packages\/domain\//, "domain"],
  [/^packages\/contracts\//, "contracts"],
  [/^packages\/wording\//, "wording"],
  [/^packages\/embedded\//, "embedded"],
  [/^apps\/api\/src\/platform\//, "api/platform"],
  // The type of what every feature is given; it knows the platform alone.
  [/^apps\/api\/src\/services\.ts$/, "api/platform"],
  [/^apps\/api\/src\/features\/([^/]+)\//, "api/features"],
  [/^apps\/api\/src\/testing\//, "api/testing"],
  [/^apps\/api\//, "api/server"],
  [/^apps\/web\/src\/lib\//, "web/lib"],
  [/^apps\/web\/src\/ui\//, "web/ui"],
  [/^apps\/web\/src\/map\//, "web/map"],
  [/^apps\/web\/src\/features\/([^/]+)\//, "web/features"],
  [/^apps\/web\/src\/testing\//, "web/testing"],
  [/^apps\/web\//, "web/app"],
  [/^apps\/identity\//, "identity"],
  [/^apps\/database\//, "database"],
  [/^apps\/portal\//, "portal"],
  [/^data\//, "data"],
  [/^e2e\//, "e2e"],
  [/^bench\//, "bench"],
  [/^trust\//, "trust"],
  [/^scripts\//, "scripts"],
];

type Place = { room: string; feature?: string };

/** Which room (see ARCHITECTURE.md) a file is in; undefined for a file in no room. */
function roomOf(path: string): Place | undefined {
  for (const [pattern, room] of ROOMS) {
    const found = pattern.exec(path);
    if (found) return { room, feature: found[1] };
  }
  return undefined;
}

export type Arrows = {
  /** What each room may import besides itself. */
  rooms: Readonly<Record<string, readonly string[]>>;
  /** What the tests of a room may import on top of that. */
  inTests: Readonly<Record<string, readonly string[]>>;
  /** Packages that only the named rooms may import. */
  reserved: Readonly<Record<string, readonly string[]>>;
  /** The only packages, of any kind, that the named rooms may import. */
  onlyPackages: Readonly<Record<string, readonly string[]>>;
};

const FEATURE_ROOMS = new Set(["api/features", "web/features"]);
const TEST_PACKAGES = ["vitest", "@testing-library", "@fast-check", "fast-check"];

/** The imports of one file that go against the arrows, each as a sentence. */
export function findBreaches(path: string, source: string, arrows: Arrows): string[] {
  const from = roomOf(path);
  if (!from) return [`${path} stands in no room`];
  const isTest = isForTests(path) || /\.test\.tsx?$|^(?:bench|trust)\//.test(path);
  return readImports(source).flatMap((specifier) => {
    const target = ownFile(path, specifier);
    const fault = target
      ? (faultOfTarget(target, isTest) ?? faultOfRoom(from, roomOf(target), isTest, arrows))
      : faultOfPackage(from, specifier, isTest, arrows);
    return fault ? [`${path} imports ${specifier}: ${fault}`] : [];
  });
}

/** What tests share is in a folder `testing`, and only tests may lean on it. */
const isForTests = (path: string) => /^apps\/(?:api|web)\/src\/.*\/testing\//.test(path);

function faultOfTarget(target: string, isTest: boolean): string | undefined {
  return isForTests(target) && !isTest ? "only tests import what is there for tests" : undefined;
}

function faultOfRoom(from: Place, to: Place | undefined, isTest: boolean, arrows: Arrows) {
  if (!to) return "it stands in no room";
  if (to.room === from.room) {
    const crosses = FEATURE_ROOMS.has(from.room) && to.feature !== from.feature;
    return crosses ? "features never import features" : undefined;
  }
  const allowed = [
    ...(arrows.rooms[from.room] ?? []),
    ...(isTest ? (arrows.inTests[from.room] ?? []) : []),
  ];
  return allowed.includes(to.room) ? undefined : `${from.room} may not import ${to.room}`;
}

function faultOfPackage(from: Place, specifier: string, isTest: boolean, arrows: Arrows) {
  const isPartOf = (name: string) => specifier === name || specifier.startsWith(`${name}/`);
  if (isTest && (TEST_PACKAGES.some(isPartOf) || specifier.startsWith("node:"))) return undefined;
  for (const [name, rooms] of Object.entries(arrows.reserved)) {
    if (isPartOf(name) && !rooms.includes(from.room)) return `only ${rooms.join(", ")} may`;
  }
  const only = arrows.onlyPackages[from.room];
  if (only && !only.some(isPartOf)) return `${from.room} may not import this package`;
  return undefined;
}
