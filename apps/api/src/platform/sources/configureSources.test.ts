import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addressWithCredentials, configureSources, SourcesFault } from "./configureSources.ts";
import { officialSources } from "./officialSources.ts";

const folder = mkdtempSync(join(tmpdir(), "mars-sources-"));
function fileOf(content: unknown): string {
  const path = join(folder, `${Math.random()}.json`);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}
const configured = (env: Record<string, string>, id: string) =>
  configureSources(officialSources, env).find((source) => source.id === id)!;

test("every source has an id of its own", () => {
  const ids = officialSources.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("the environment wins over an own file, which wins over the product", () => {
  const SOURCES_FILE = fileOf({
    "natura-2000": { url: "https://own.example/ows", layer: "own:n2000", refreshHours: 12 },
  });
  expect(configured({ SOURCES_FILE }, "natura-2000")).toMatchObject({
    url: "https://own.example/ows",
    layer: "own:n2000",
    refreshHours: 12,
  });
  expect(
    configured({ SOURCES_FILE, SOURCE_NATURA_2000_LAYER: "env:n2000" }, "natura-2000"),
  ).toMatchObject({ url: "https://own.example/ows", layer: "env:n2000" });
  expect(configured({ SOURCE_LAND_OFF: "1" }, "land").isOff).toBe(true);
});

test("a source of one's own fills a dataset", () => {
  const SOURCES_FILE = fileOf({
    mine: { datasetId: "urn:dmp:ds:vandloeb", url: "https://own.example/file.gpkg" },
  });
  expect(configured({ SOURCES_FILE }, "mine")).toMatchObject({
    kind: "layer",
    datasetId: "urn:dmp:ds:vandloeb",
    url: "https://own.example/file.gpkg",
  });
});

test.each([
  ["{", "cannot be read as JSON"],
  [[1], "must hold an object"],
  [{ mine: { url: "https://x.dk" } }, "names its datasetId"],
  [{ land: { adress: "https://x.dk" } }, "source land has no setting adress"],
  [{ land: { refreshHours: 0 } }, "must be a whole number above 0"],
])("a file that cannot be used is refused in words: %j", (content, says) => {
  expect(() => configureSources(officialSources, { SOURCES_FILE: fileOf(content) })).toThrow(
    SourcesFault,
  );
  expect(() => configureSources(officialSources, { SOURCES_FILE: fileOf(content) })).toThrow(says);
});

test("credentials come into the address that is asked, and nowhere else", () => {
  const source = configured(
    { SOURCE_MUNICIPALITIES_TOKEN: "abc", SOURCE_MUNICIPALITIES_URL: "https://x.dk/wfs?a=1" },
    "municipalities",
  );
  expect(source.url).toBe("https://x.dk/wfs?a=1");
  expect(addressWithCredentials(source.url, source.credentials)).toBe(
    "https://x.dk/wfs?a=1&token=abc",
  );
  expect(addressWithCredentials("https://x.dk/wfs", { user: "me", password: "p@ss" })).toBe(
    "https://me:p%40ss@x.dk/wfs",
  );
});
