import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findBreaches, type Arrows } from "./findBreaches.ts";
import { findMissingPaths, placesOf } from "./findMissingPaths.ts";
import { findWords } from "./findWords.ts";
import { findUndeclared, type Manifest } from "./findUndeclared.ts";
import { findCycles, foldersOf, importGraph } from "./importGraph.ts";

/** The arrows of ARCHITECTURE.md: what each room may import besides itself. */
const arrows: Arrows = {
  rooms: {
    domain: [],
    contracts: ["domain"],
    wording: ["domain"],
    "api/platform": ["domain", "contracts", "wording"],
    "api/features": ["domain", "contracts", "wording", "api/platform"],
    "api/server": ["domain", "contracts", "wording", "api/platform", "api/features"],
    "api/testing": [
      "domain",
      "contracts",
      "wording",
      "embedded",
      "api/platform",
      "api/server",
      "database",
    ],
    "web/lib": ["domain", "contracts", "wording"],
    "web/ui": ["wording", "web/lib"],
    "web/map": ["domain", "contracts", "wording", "web/lib", "web/ui"],
    "web/features": ["domain", "contracts", "wording", "web/lib", "web/ui", "web/map"],
    "web/app": ["domain", "contracts", "wording", "web/lib", "web/ui", "web/map", "web/features"],
    "web/testing": [
      "domain",
      "contracts",
      "wording",
      "web/lib",
      "web/ui",
      "web/map",
      "web/features",
      "web/app",
    ],
    embedded: [],
    identity: ["embedded"],
    database: [],
    portal: ["embedded"],
    e2e: ["embedded"],
    data: ["domain", "contracts", "api/platform"],
    scripts: [
      "embedded",
      "api/platform",
      "api/server",
      "api/testing",
      "database",
      "identity",
      "portal",
      "data",
    ],
    bench: [
      "embedded",
      "domain",
      "contracts",
      "wording",
      "api/platform",
      "api/features",
      "api/server",
      "api/testing",
      "data",
      "e2e",
    ],
    trust: [
      "embedded",
      "domain",
      "contracts",
      "api/platform",
      "api/features",
      "api/server",
      "api/testing",
      "identity",
      "data",
    ],
  },
  inTests: {
    "api/platform": ["api/testing", "api/server"],
    "api/features": ["api/testing", "api/server", "data"],
    "api/server": ["api/testing", "data", "embedded"],
    "web/lib": ["web/testing"],
    "web/ui": ["web/testing"],
    "web/map": ["web/testing"],
    "web/features": ["web/testing"],
    "web/app": ["web/testing"],
    data: ["api/testing", "api/server", "api/features"],
    scripts: ["web/lib", "wording"],
  },
  reserved: {
    ol: ["web/map"],
    react: ["web/lib", "web/ui", "web/map", "web/features", "web/app", "web/testing", "data"],
    fastify: ["api/platform", "api/features", "api/server", "api/testing"],
    kysely: ["api/platform", "api/features", "api/server", "api/testing"],
    "oidc-provider": ["identity"],
    "@electric-sql": ["database"],
    "@playwright/test": ["e2e", "bench"],
  },
  onlyPackages: {
    domain: ["robust-predicates"],
    contracts: ["zod"],
    wording: [],
  },
};

const files = globSync("{packages,apps,data,e2e,bench,trust,scripts}/**/*.{ts,tsx,mjs}", {
  // Not these rules themselves, which quote what they forbid.
  exclude: (name) => /node_modules|\/dist(?:\/|$)|architecture\.test\.ts$/.test(name),
});
const manifests = new Map(
  globSync("{packages/*,apps/*,data,e2e,bench,trust}/package.json").map((path) => [
    path.replace(/\/package\.json$/, ""),
    JSON.parse(readFileSync(path, "utf8")) as Manifest,
  ]),
);
const rootManifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;

describe("the imports", () => {
  test("every import of every file follows the arrows", () => {
    expect(files.length).toBeGreaterThan(50);
    const breaches = files.flatMap((path) =>
      findBreaches(path, readFileSync(path, "utf8"), arrows),
    );
    expect(breaches).toEqual([]);
  });

  test("no files import each other in a circle, not even for types", () => {
    const sources = new Map(files.map((path) => [path, readFileSync(path, "utf8")]));
    expect(findCycles(importGraph(sources))).toEqual([]);
  });

  test.each(["apps/api/src/platform", "apps/web/src/lib"])(
    "no folders of %s import each other in a circle",
    (room) => {
      const inRoom = files.filter((path) => path.startsWith(`${room}/`) && !/\.test\./.test(path));
      const graph = importGraph(new Map(inRoom.map((path) => [path, readFileSync(path, "utf8")])));
      expect(findCycles(foldersOf(room, graph))).toEqual([]);
    },
  );

  test("every room of the table has arrows to rooms that exist", () => {
    const rooms = Object.keys(arrows.rooms);
    const named = [...Object.values(arrows.rooms), ...Object.values(arrows.inTests)].flat();
    expect(named.filter((room) => !rooms.includes(room))).toEqual([]);
  });

  test("every package a workspace imports is declared by it or by the root", () => {
    const undeclared = files.flatMap((path) => {
      const workspace = [...manifests.keys()].find((folder) => path.startsWith(`${folder}/`));
      const manifest = (workspace && manifests.get(workspace)) || rootManifest;
      const missing = findUndeclared(readFileSync(path, "utf8"), manifest, rootManifest);
      // Scripts compose the workspaces and take their packages from them.
      return path.startsWith("scripts/") ? [] : missing.map((name) => `${path} imports ${name}`);
    });
    expect(undeclared).toEqual([]);
  });

  test.each([...manifests])(
    "the workspaces %s depends on follow the arrows",
    (folder, manifest) => {
      const own = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
        .filter((name) => name.startsWith("@mars/"))
        .map((name) => `import "${name}/x";`)
        .join("\n");
      const entry = existsSync(join(folder, "src")) ? `${folder}/src/main.ts` : `${folder}/main.ts`;
      expect(findBreaches(entry, own, arrows)).toEqual([]);
    },
  );
});

describe("dataset ids", () => {
  const allowed =
    /\.test\.tsx?$|\/testing\/|^(?:e2e|bench)\/|domain\/src\/datasets\/datasetIds\.ts$/;

  test("are in one place: code names datasets by its constants", () => {
    const spelt = files.filter(
      (path) => !allowed.test(path) && readFileSync(path, "utf8").includes("urn:dmp:ds:"),
    );
    expect(spelt).toEqual([]);
  });
});

describe("decimals of a figure", () => {
  const chosen = /(?:min|max)imumFractionDigits|\bIntl\.NumberFormat\b/;

  test("are chosen in packages/wording alone: `formats` takes none from its callers", () => {
    const elsewhere = files.filter(
      (path) =>
        !/^packages\/wording\/|^(?:e2e|bench)\/|\.test\.tsx?$/.test(path) &&
        chosen.test(readFileSync(path, "utf8")),
    );
    expect(elsewhere).toEqual([]);
    expect(chosen.test("value.toLocaleString(locale, { maximumFractionDigits: 3 })")).toBe(true);
  });
});

describe("order of texts", () => {
  const ordered = /\bIntl\.Collator\b|\.localeCompare\(/;

  test("is decided by domain/order alone: names as Danish sorts them, codes alike everywhere", () => {
    const elsewhere = files.filter(
      (path) =>
        /^(?:apps|packages|data)\//.test(path) &&
        !/^packages\/domain\/src\/order\/|\.test\.tsx?$/.test(path) &&
        ordered.test(readFileSync(path, "utf8")),
    );
    expect(elsewhere).toEqual([]);
    expect(ordered.test("names.toSorted((a, b) => a.localeCompare(b))")).toBe(true);
  });
});

describe("days", () => {
  /** The day of a moment by UTC, which is yesterday in Denmark for the first hours of every day. */
  const byUtc =
    /(?:new Date\(\)|\bnow(?:\(\))?|\bat|\b\w+At)\.toISOString\(\)\.slice\(0, 10\)|at time zone 'UTC'\)?::date/;

  test("are Danish: the product's own days are not those of UTC", () => {
    const wrong = files.filter(
      (path) =>
        /^(?:apps|packages|data)\//.test(path) &&
        !/\.test\.tsx?$|\/testing\//.test(path) &&
        byUtc.test(readFileSync(path, "utf8")),
    );
    expect(wrong).toEqual([]);
  });

  test.each([
    "const today = new Date().toISOString().slice(0, 10);",
    "label: at.toISOString().slice(0, 10),",
    "select (updated_at at time zone 'UTC')::date",
  ])("%s is found", (source) => {
    expect(byUtc.test(source)).toBe(true);
  });
});

describe("languages", () => {
  const branches =
    /[!=]==?\s*"(?:da|en)(?:-[A-Z]{2})?"|\b(?:isDanish|isEnglish|da|en)\s+\?\s|\.startsWith\("(?:da|en)"\)|\? "en" : "da"|\?\?\s*\(?"(?:da|en)(?:-[A-Z]{2})?"/;

  test("are no branches in code: a language that is added touches tables of texts alone", () => {
    const branching = files.filter(
      (path) =>
        /^(?:apps|packages)\//.test(path) &&
        !/\.test\.tsx?$|\/testing\//.test(path) &&
        branches.test(readFileSync(path, "utf8")),
    );
    expect(branching).toEqual([]);
  });

  test.each([
    'const other = language === "da" ? "en" : "da";',
    'if (chosen !== "da-DK") return;',
    "const title = isDanish ? titleDa : titleEn;",
    'if (tag.startsWith("en")) return "en";',
    'const language = stored?.language ?? ("da" as const);',
  ])("%s is found", (source) => {
    expect(branches.test(source)).toBe(true);
  });
});

describe("words", () => {
  /** Where texts stand: a language that is added touches these files and no others. */
  const rooms =
    /^packages\/wording\/|(?:^|\/)(?:text|\w+Texts?|problems|\w+Sentences)(?:\.(?:da|en))?\.ts$|^apps\/api\/src\/platform\/reference\/facts\/|^data\/demo\//;
  /** Named, each with its reason. */
  const elsewhere: Readonly<Record<string, string>> = {
    "packages/contracts/src/pages/pageTable.ts":
      "titles and menus of pages: a page is one row of it",
    "packages/contracts/src/places/search.ts": "English documentation that names the letters",
    "packages/contracts/src/pages/webRoutes.ts": "the same of an address that belongs to no page",
    "packages/domain/src/organizations/municipalityTitle.ts": "names of places",
    "apps/api/src/features/status/subscriptions/webhookDocs.ts": "a place in an English example",
    "apps/api/src/platform/config/variables.ts": "the authority's name, which is a setting",
    "apps/api/src/platform/database/migrationErrors.ts": "English, and names the letters",
    "apps/api/src/platform/http/input/exampleOf.ts": "a place in an example",
    "apps/api/src/platform/pdf/warmUpDocument.ts": "set once to warm up and never shown",
    "apps/api/src/platform/sources/officialSources.ts": "names that sources have in data",
    "apps/web/src/features/status/projects/ProjectMap.tsx": "names of towns",
    "apps/web/src/lib/settings/builtInSettings.ts": "the authority's name, which is a setting",
    "apps/web/src/map/layers/backgroundStyle.ts": "names of towns",
    "apps/identity/src/demoPeople.ts": "invented people, each with what they are in words",
    "apps/identity/src/pages/language.ts": "a program of its own: its languages",
    "apps/portal/src/cookieScan.ts": "what the stand-in for another system answers",
    "apps/portal/src/language.ts": "a program of its own: its languages",
    "apps/portal/src/notifications.ts": "what the stand-in for another system answers",
    "apps/portal/src/systems/familySystems.ts": "what the stand-in for another system answers",
    "data/import/land/landRows.ts": "headings of a file that others publish",
  };
  const sources = files.filter(
    (path) =>
      /^(?:apps|packages|data)\//.test(path) && !/\.test\.tsx?$|\/testing\/|\.mjs$/.test(path),
  );
  const worded = sources.filter(
    (path) => !rooms.test(path) && findWords(path, readFileSync(path, "utf8")).length > 0,
  );

  test("are in texts alone: a language that is added touches nothing else", () => {
    const found = worded.filter((path) => !(path in elsewhere));
    expect(found).toEqual([]);
  });

  test("are in every file that is excused for them", () => {
    expect(Object.keys(elsewhere).filter((path) => !worded.includes(path))).toEqual([]);
  });

  test.each([
    'const title = "Kvælstof";',
    "const title = `${amount} om året`;",
    "const page = <p>Prøv igen</p>;",
    'const title = { da: "Navn", en: "Name" };',
    'const attribute = { name: "stage", titleDa: "Trin", titleEn: text.en };',
    "const detail = { da: tell(da), en: tell(en) };",
  ])("%s is found", (source) => {
    expect(findWords("a.tsx", source)).toEqual([1]);
  });

  test("in comments and patterns are none", () => {
    expect(findWords("a.ts", "/** Ådal */ const vowels = /[æøå]/;")).toEqual([]);
  });
});

describe("tests", () => {
  const clock = /\bperformance\.now\(|\bDate\.now\(\) -|\bhrtime\b/;
  const timed = (source: string) => clock.test(source);

  test("measure no time: a busy machine is slow, not wrong, and speed lives in bench/", () => {
    const tests = files.filter((path) => path.endsWith(".test.ts") || path.endsWith(".test.tsx"));
    expect(tests.length).toBeGreaterThan(50);
    expect(tests.filter((path) => timed(readFileSync(path, "utf8")))).toEqual([]);
  });

  const replaced = /\bvi\.(?:do)?[mM]ock\(\s*["'](?:\.|@mars\/)/;

  test("replace no modules of ours: what is tested is what runs", () => {
    const tests = files.filter((path) => /\.test\.tsx?$/.test(path));
    expect(tests.filter((path) => replaced.test(readFileSync(path, "utf8")))).toEqual([]);
    expect(replaced.test('vi.mock("./oidc.ts", () => ({}))')).toBe(true);
    expect(replaced.test('vi.mock("oidc-client-ts", () => ({}))')).toBe(false);
  });

  const sleeping = /\bwaitForTimeout\(|(?<!\btest\.)\bsetTimeout\b/;
  /** Each waits for something that says nothing when it happens, or plays someone slow. */
  const mayWait: Readonly<Record<string, string>> = {
    "apps/api/src/main.db.test.ts": "asks a process of its own until it answers",
    "apps/api/src/platform/http/connections/closeStalledConnections.test.ts":
      "plays a client that reads slowly",
    "apps/api/src/platform/liveSources/askLiveSource.test.ts": "plays a service that breaks off",
    "apps/web/src/app/shell/keepFocus.test.tsx": "stands in for the next frame of a browser",
    "apps/web/src/features/screening/run/readLines.test.ts":
      "goes offline once the line is read on",
    "apps/web/src/lib/http/send.test.ts": "plays a server that is silent, on a clock of the test",
    "apps/web/src/map/areaChooser/LatestOnly.test.ts":
      "lets every promise that is settled run first",
    "e2e/support/figures/openRows.ts": "waits as long as Retry-After says",
    "scripts/run/startProgram.test.ts": "asks the system until a process is gone",
  };

  test("do not sleep: they wait for what they wait for", () => {
    const tests = files.filter((path) => /\.test\.tsx?$|^e2e\//.test(path));
    const found = tests.filter((path) => sleeping.test(readFileSync(path, "utf8")));
    expect(found.toSorted()).toEqual(Object.keys(mayWait).toSorted());
    expect(sleeping.test("await page.waitForTimeout(500);")).toBe(true);
    expect(sleeping.test("await new Promise((done) => setTimeout(done, 500));")).toBe(true);
    expect(sleeping.test("test.setTimeout(240_000);")).toBe(false);
  });

  test("that do are found", () => {
    expect(timed("const began = performance.now();")).toBe(true);
    expect(timed("const tookMs = Date.now() - began;")).toBe(true);
    expect(timed("const now = new Date(Date.now());")).toBe(false);
  });
});

describe("the table can be broken", () => {
  test.each([
    ["packages/domain/src/a.ts", `import fs from "node:fs";`],
    ["packages/domain/src/a.ts", `import * as z from "zod/mini";`],
    ["packages/domain/src/a.ts", `import type { Plan } from "@mars/contracts/plans/plans";`],
    ["packages/contracts/src/a.ts", `export { x } from "../../../apps/api/src/platform/x.ts";`],
    ["apps/web/src/features/plans/a.tsx", `import Map from "ol/Map";`],
    ["apps/web/src/features/plans/a.tsx", `const x = await import("../projects/b.tsx");`],
    ["apps/web/src/features/plans/a.tsx", `import { router } from "../../app/router.tsx";`],
    ["apps/web/src/ui/a.tsx", `import { effectOfArea } from "@mars/domain/effects/effectOfArea";`],
    ["apps/web/src/lib/a.ts", `import { Button } from "../ui/buttons/Button.tsx";`],
    ["apps/web/src/app/a.tsx", `import { x } from "../../../api/src/buildServer.ts";`],
    ["apps/api/src/features/plans/a.ts", `import {\n  x,\n} from "../projects/queries.ts";`],
    ["apps/api/src/platform/a.ts", `import { x } from "../features/plans/routes.ts";`],
    ["apps/api/src/features/plans/a.ts", `import { x } from "../../testing/x.ts";`],
    ["apps/identity/src/a.ts", `import { accept } from "@mars/domain/result";`],
    ["apps/portal/src/a.ts", `import { x } from "../../identity/src/x.ts";`],
    ["apps/database/src/a.ts", `import { x } from "../../api/src/platform/x.ts";`],
    ["e2e/a.e2e.ts", `import { demoPeople } from "../apps/identity/src/demoPeople.ts";`],
    ["data/a.ts", `import { x } from "../apps/api/src/features/plans/queries.ts";`],
    ["apps/stray/src/a.ts", ""],
  ])("%s with %s is refused", (path, source) => {
    expect(findBreaches(path, source, arrows)).toHaveLength(1);
  });

  test.each([
    ["apps/web/src/map/a.ts", `import Map from "ol/Map";`],
    ["apps/web/src/features/plans/a.tsx", `import { b } from "./parts/b.tsx";`],
    ["apps/api/src/features/plans/a.db.test.ts", `import { x } from "../../testing/x.ts";`],
    ["packages/domain/src/a.test.ts", `import { test } from "vitest";`],
    ["packages/domain/src/a.ts", `// import fs from "node:fs"`],
  ])("%s with %s is allowed", (path, source) => {
    expect(findBreaches(path, source, arrows)).toEqual([]);
  });

  test("a circle of types and values is found, over packages too", () => {
    const sources = new Map([
      ["packages/domain/src/areas/a.ts", `import type { B } from "./b.ts";`],
      ["packages/domain/src/areas/b.ts", `export { c } from "@mars/domain/areas/c";`],
      ["packages/domain/src/areas/c.ts", `const a = await import("./a.ts");`],
      ["packages/domain/src/areas/d.ts", `import { a } from "./a.ts";`],
    ]);
    expect(findCycles(importGraph(sources))).toEqual([
      ["a", "b", "c"].map((name) => `packages/domain/src/areas/${name}.ts`),
    ]);
  });

  test("a package that no one declares is found", () => {
    const source = `import pad from "left-pad"; import "node:fs"; import x from "@mars/web/x";`;
    expect(findUndeclared(source, { name: "@mars/web" }, {})).toEqual(["left-pad"]);
  });
});

test("[house] migrations are numbered one after the other, each number once", () => {
  const numbers = globSync("apps/api/migrations/*.sql")
    .map((path) => Number(/(\d{4})_[^/]+$/.exec(path)?.[1]))
    .toSorted((a, b) => a - b);
  expect(numbers.length).toBeGreaterThan(30);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

describe("the documents", () => {
  const notOurs = /(?:^|[/\\])(?:node_modules|dist|dist-server|\.git|\.cache)$/;
  const all = globSync("**/*", { exclude: (name) => notOurs.test(name) });
  // Made by a build, and named where that is told.
  const places = placesOf([...all, "apps/web/dist/index.html", "apps/web/dist-server/server.js"]);
  /** What was is told by the names it had. */
  const documents = all.filter((path) => path.endsWith(".md") && path !== "CHANGELOG.md");

  test("name paths that exist", () => {
    expect(documents.length).toBeGreaterThan(60);
    const missing = documents.flatMap((path) =>
      findMissingPaths(readFileSync(path, "utf8"), places).map((named) => `${path}: ${named}`),
    );
    expect(missing).toEqual([]);
  });

  test.each([
    ["`platform/messages/tell.ts`", ["platform/messages/tell.ts"]],
    ["`web/lib/saving/NoEngine`", ["web/lib/saving/NoEngine"]],
    ["`web/lib/saving/SaveEngine`, `domain/effects/`, `@mars/domain/areas/geometry`", []],
    ["`image/jpeg`, `@fastify/static`, `DATA_DIR/layers`, `node_modules/.bin`", []],
  ])("in %s what is missing is found", (markdown, missing) => {
    expect(findMissingPaths(markdown, places)).toEqual(missing);
  });
});
