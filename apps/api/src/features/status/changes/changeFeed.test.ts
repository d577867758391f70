import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { changeFeed } from "./changeFeed.ts";
import { changeId, type KnownChange } from "./changeId.ts";

const project: KnownChange = {
  id: "c1",
  kind: "new",
  at: "2026-11-01T10:00:00+01:00",
  project: { id: "p1", name: "Å & <enge>" },
  plan: null,
  municipality: { id: "m1", slug: "viborg", name: "Viborg" },
  measure: "Vådområde",
  from: null,
  to: "establishment_approval",
  effects: { nitrogen: 1.25, extraction: 10, afforestation: 0 },
};
const report: KnownChange = {
  ...project,
  id: "c2",
  kind: "published",
  project: null,
  plan: { id: "k1", slug: "limfjorden", name: "Limfjorden", version: 3 },
  municipality: null,
  measure: null,
  to: null,
  effects: null,
};
const feed = {
  self: "https://mars.dk/api/status/changes.atom?a=1&b=2",
  siteUrl: "https://mars.dk",
  language: "da",
  isArea: false,
  madeAt: new Date("2026-11-16T00:00:00Z"),
} as const;

/** The texts of an element by name, as a strict reader of XML sees them. */
function read(xml: string, name: string): string[] {
  const parser = new SaxesParser({ xmlns: true });
  const open: string[] = [];
  const texts: string[] = [];
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", (tag) => {
    open.push(tag.local);
    if (tag.local === name) texts.push("");
  });
  parser.on("text", (text) => {
    if (open.at(-1) === name) texts[texts.length - 1] += text;
  });
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  return texts;
}

test("a feed has what RFC 4287 asks for, and names are text, not markup", () => {
  const xml = changeFeed({ items: [project, report], place: null }, feed);
  expect(read(xml, "title")).toEqual([
    "MARS – ændringer",
    "Nyt tilsagn: Å & <enge> (Viborg)",
    "Rapport udgivet: Limfjorden, version 3",
  ]);
  expect(read(xml, "id")).toEqual([feed.self, "urn:mars:change:c1", "urn:mars:change:c2"]);
  expect(read(xml, "updated")[0]).toBe("2026-11-01T09:00:00.000Z");
  expect(read(xml, "summary")[0]).toBe("Vådområde. Kvælstof 1,3\u00a0t, lavbund 10,0\u00a0ha");
  expect(xml).toContain('href="https://mars.dk/status/kystvandgrupper/limfjorden"');
});

test("an English feed names the measure in English", () => {
  const item = { ...project, measure: "Minivådområder" };
  const xml = changeFeed({ items: [item], place: null }, { ...feed, language: "en" });
  expect(read(xml, "summary")[0]).toBe("Mini-wetlands. Nitrogen 1.3\u00a0t, lowland 10.0\u00a0ha");
});

test("a change keeps its id in every language and place, and another has another", () => {
  const english = changeFeed({ items: [project], place: null }, { ...feed, language: "en" });
  expect(read(english, "title")[1]).toBe("New approval: Å & <enge> (Viborg)");
  expect(read(english, "id")[1]).toBe("urn:mars:change:c1");
  const told = { kind: "new", at: "2026-11-01T10:00:00+01:00", of: "p1" } as const;
  const id = changeId(told);
  expect(changeId({ ...told, at: "2026-11-01T09:00:00Z" })).toBe(id);
  for (const other of [
    { at: "2026-11-02T10:00:00+01:00" },
    { of: "p2" },
    { kind: "moved" },
  ] as const)
    expect(changeId({ ...told, ...other })).not.toBe(id);
});

test("a drop-out tells what is lost, and leads to the changes of its place on its day", () => {
  const dropped: KnownChange = {
    ...project,
    kind: "dropped",
    at: "2026-11-01T23:30:00Z",
    project: null,
    effects: { nitrogen: -0.011, extraction: 0, afforestation: -0.6 },
  };
  const xml = changeFeed({ items: [dropped], place: null }, feed);
  expect(read(xml, "summary")).toEqual(["Vådområde. Skov -0,6\u00a0ha"]);
  expect(xml).toContain(
    "/status/aendringer?fra=2026-11-02&amp;til=2026-11-02&amp;slags=dropped&amp;sted=municipality%2Fviborg",
  );
});

test("a place and a drawn area are named, and a feed without changes is one", () => {
  const place = { kind: "municipality", id: "m1", slug: "viborg", name: "Viborg" } as const;
  expect(read(changeFeed({ items: [], place }, feed), "title")).toEqual([
    "MARS – ændringer: Viborg",
  ]);
  expect(changeFeed({ items: [], place }, feed)).toContain(
    'rel="alternate" type="text/html" href="https://mars.dk/status/aendringer?sted=municipality%2Fviborg"',
  );
  expect(read(changeFeed({ items: [], place: null }, { ...feed, isArea: true }), "title")).toEqual([
    "MARS – ændringer: et tegnet område",
  ]);
});
