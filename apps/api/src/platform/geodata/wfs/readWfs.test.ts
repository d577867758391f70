import { afterEach, describe, expect, test } from "vitest";
import { resolveCrs } from "../crs/crs.ts";
import { sampleSquares } from "../testing/sampleFeatures.ts";
import type { WfsBehaviour } from "../testing/serveWfs.ts";
import { serveWfs } from "../testing/serveWfs.ts";
import type { SourceFeature } from "../GeodataSource.ts";
import { areaM2 } from "../prepareGeometry.ts";
import { readGml } from "../gml/readGml.ts";
import type { WfsOptions } from "./readWfs.ts";
import { openWfs } from "./readWfs.ts";

let server: Awaited<ReturnType<typeof serveWfs>> | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function readAll(behaviour: WfsBehaviour, options: WfsOptions & { skip?: number } = {}) {
  server = await serveWfs(behaviour);
  const source = await openWfs(server.url, {
    layer: "mars:felter",
    pageSize: 10,
    firstWaitMilliseconds: 1,
    ...options,
  });
  const features: SourceFeature[] = [];
  for await (const batch of source.features(options.skip)) features.push(...batch);
  const { transform } = await resolveCrs(source.crs!);
  for (const feature of features) transform?.(feature.geometry!.xy);
  return { features, source };
}

const features = sampleSquares(25);

describe("a WFS 2.0 service is read whole", () => {
  test.each<{ name: string; behaviour: Partial<WfsBehaviour> }>([
    { name: "in pages of GeoJSON", behaviour: {} },
    { name: "in pages of GML where it has no GeoJSON", behaviour: { formats: ["gml"] } },
    { name: "in pages of GML where the type has none", behaviour: { refusesJson: true } },
    { name: "though it gives fewer at once than asked", behaviour: { pageLimit: 4 } },
    { name: "though it fails now and then", behaviour: { failFirst: 3 } },
    { name: "though it can page only when sorted", behaviour: { needsSort: true } },
    ...[400, 500].flatMap((exceptionStatus) => [
      {
        name: `sorted, where it says so with HTTP ${exceptionStatus}`,
        behaviour: { needsSort: true, exceptionStatus },
      },
      {
        name: `in pages of GML, where it refuses GeoJSON with HTTP ${exceptionStatus}`,
        behaviour: { refusesJson: true, exceptionStatus },
      },
    ]),
    { name: "though it speaks 1.1 only", behaviour: { version: "1.1.0" } },
    {
      name: "though it speaks 1.1 only, in GML",
      behaviour: { version: "1.1.0", formats: ["gml"] },
    },
    {
      name: "though it speaks 1.1 only and knows no pages",
      behaviour: { version: "1.1.0", formats: ["gml"], ignoresStartIndex: true },
    },
  ])("$name", async ({ behaviour }) => {
    const { features: read, source } = await readAll({ features, ...behaviour });
    expect(source.expectedCount).toBe(25);
    expect(read.map((each) => each.sourceKey)).toEqual(features.map((each) => each.id));
    expect(read[4]!.properties).toMatchObject({ navn: "Ærø 5", nummer: 5 });
    expect(read.reduce((sum, each) => sum + areaM2(each.geometry!), 0)).toBeCloseTo(250_000, 0);
  });
});

const inSweden = sampleSquares(3).map((each) => ({
  ...each,
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [380_000, 6_200_000],
        [380_100, 6_200_000],
        [380_100, 6_200_100],
        [380_000, 6_200_000],
      ],
    ],
  },
}));
const inDegrees = sampleSquares(3).map((each) => ({
  ...each,
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [10, 56],
        [10.001, 56],
        [10.001, 56.001],
        [10, 56],
      ],
    ],
  },
}));

test.each<{ name: string; behaviour: WfsBehaviour; at: [number, number] }>([
  {
    name: "degrees in GML, latitude first",
    behaviour: { features: inDegrees, epsg: 4326, formats: ["gml"] },
    at: [562_366.63, 6_206_530.81],
  },
  {
    name: "degrees in GeoJSON, longitude first",
    behaviour: { features: inDegrees, epsg: 4326 },
    at: [562_366.63, 6_206_530.81],
  },
  {
    name: "ETRS89 degrees in GML",
    behaviour: { features: inDegrees, epsg: 4258, formats: ["gml"] },
    at: [562_366.63, 6_206_530.81],
  },
  {
    name: "SWEREF99 in GML, northing first",
    behaviour: { features: inSweden, epsg: 3006, formats: ["gml"] },
    at: [754_790.54, 6_205_852.03],
  },
  {
    name: "SWEREF99 in GeoJSON",
    behaviour: { features: inSweden, epsg: 3006 },
    at: [754_790.54, 6_205_852.03],
  },
])("axes come out right: $name", async ({ behaviour, at }) => {
  const { features: read } = await readAll(behaviour);
  const [x, y] = read[0]!.geometry!.xy;
  expect(Math.hypot(x! - at[0], y! - at[1])).toBeLessThan(0.05);
});

test.each<Partial<WfsBehaviour>>([
  { hidesCount: "pages" },
  { hidesCount: "pages", formats: ["gml"] },
  { hidesCount: "never" },
  { hidesCount: "never", formats: ["gml"] },
])(
  "a service that keeps its count and its page limit to itself is read to the end: %j",
  async (behaviour) => {
    const { features: read } = await readAll({ features, pageLimit: 4, ...behaviour });
    expect(new Set(read.map((each) => each.sourceKey)).size).toBe(25);
    expect(read).toHaveLength(25);
  },
);

describe("a service that caps its pages and its count is read to the end", () => {
  const many = sampleSquares(203);
  test.each<Partial<WfsBehaviour>>([
    {},
    { formats: ["gml"] },
    { hidesCount: "pages" },
    { links: "startIndex" },
    { links: "startIndex", formats: ["gml"] },
    { links: "opaque" },
    { links: "opaque", formats: ["gml"] },
  ])("%j", async (behaviour) => {
    const capped = { features: many, pageLimit: 30, countLimit: 30, ...behaviour };
    for (const options of [{ pageSize: 20 }, { pageSize: 500 }, { pageSize: 20, skip: 57 }]) {
      const { features: read } = await readAll(capped, options);
      expect(read.map((each) => each.sourceKey)).toEqual(
        many.slice(options.skip ?? 0).map((each) => each.id),
      );
      await server?.close();
    }
  });
});

test("a link is followed at the address that was given, with its keys", async () => {
  server = await serveWfs({ features, pageLimit: 10, links: "opaque" });
  const source = await openWfs(`${server.url}?token=abc`, { layer: "mars:felter" });
  const read: SourceFeature[] = [];
  for await (const batch of source.features()) read.push(...batch);
  expect(read).toHaveLength(25);
  expect(server.requests.map((query) => query.get("token"))).toEqual(
    server.requests.map(() => "abc"),
  );
});

test("a service without pages or a count gives all at once", async () => {
  const behaviour = { features, hidesCount: "never", ignoresStartIndex: true } as const;
  const { features: read } = await readAll(behaviour, { pageSize: 100 });
  expect(read).toHaveLength(25);
});

test.each<Partial<WfsBehaviour>>(
  (["none", "new"] as const).flatMap((ids) =>
    (["json", "gml"] as const).flatMap((format) => [
      { ids, formats: [format] },
      { ids, formats: [format], hidesCount: "never" as const },
    ]),
  ),
)("a service that ignores startIndex ends, whatever its ids are: %j", async (behaviour) => {
  const stuck = { features, ignoresStartIndex: true, pageLimit: 10, ...behaviour };
  await expect(readAll(stuck)).rejects.toThrow("ignores startIndex");
  await server?.close();
  await expect(readAll({ ...stuck, shuffles: true })).rejects.toThrow("does not come to an end");
});

test("one of two types is found by its name, with another prefix or none", async () => {
  for (const layer of ["felter", "andre:felter"])
    expect((await readAll({ features }, { layer })).features).toHaveLength(25);
});

const polygonOf = (ring: string) =>
  `<g:Polygon srsName="EPSG:25832"><g:exterior><g:Ring><g:curveMember><g:Curve><g:segments>${ring}</g:segments></g:Curve></g:curveMember></g:Ring></g:exterior></g:Polygon>`;

test.each([
  {
    name: "arcs are stroked",
    geometry: polygonOf(
      "<g:LineStringSegment><g:posList>0 0 100 0</g:posList></g:LineStringSegment><g:Arc><g:posList>100 0 50 50 0 0</g:posList></g:Arc>",
    ),
    area: (Math.PI * 50 * 50) / 2,
  },
  {
    name: "circles are stroked",
    geometry: polygonOf("<g:Circle><g:posList>0 0 50 50 100 0</g:posList></g:Circle>"),
    area: Math.PI * 50 * 50,
  },
  {
    name: "heights of GML 2 are passed over",
    geometry:
      '<g:Polygon srsName="EPSG:25832"><g:outerBoundaryIs><g:LinearRing><g:coordinates>0,0,7 100,0,7 100,100,7 0,100,7 0,0,7</g:coordinates></g:LinearRing></g:outerBoundaryIs></g:Polygon>',
    area: 10_000,
  },
  {
    name: "other curves cost one feature its geometry",
    geometry: polygonOf("<g:BSpline><g:posList>0 0 50 50 100 0</g:posList></g:BSpline>"),
    area: null,
  },
  {
    name: "a list that is cut off costs one feature its geometry",
    geometry: polygonOf(
      "<g:LineStringSegment><g:posList>0 0 50 50 100</g:posList></g:LineStringSegment>",
    ),
    area: null,
  },
])("in GML $name", ({ geometry, area }) => {
  const plain = polygonOf(
    "<g:LineStringSegment><g:posList>0 0 10 0 10 10 0 0</g:posList></g:LineStringSegment>",
  );
  const member = (each: string) => `<member><f><geom>${each}</geom></f></member>`;
  const read = readGml(
    `<FeatureCollection xmlns:g="http://www.opengis.net/gml/3.2">${member(geometry)}${member(plain)}</FeatureCollection>`,
  ).features.map((each) => each.geometry && areaM2(each.geometry));
  expect(read[1]).toBeCloseTo(50);
  expect(read[0] === null).toBe(area === null);
  expect((read[0] ?? 0) / (area ?? 1)).toBeCloseTo(area === null ? 0 : 1, 2);
});

test("reading continues after those that were read before", async () => {
  const { features: read } = await readAll({ features }, { skip: 20 });
  expect(read.map((each) => each.sourceKey)).toEqual([
    "felt.21",
    "felt.22",
    "felt.23",
    "felt.24",
    "felt.25",
  ]);
});

test.each<{ name: string; behaviour: Partial<WfsBehaviour>; layer?: string; says: string }>([
  {
    name: "unknown feature type",
    behaviour: {},
    layer: "mars:hest",
    says: "no feature type mars:hest; it has mars:felter, mars:andet",
  },
  {
    name: "no paging",
    behaviour: { ignoresStartIndex: true, pageLimit: 10 },
    says: "ignores startIndex",
  },
  {
    name: "fewer than announced",
    behaviour: { stopsAfter: 12 },
    says: "announces 25 features but gives none after 12",
  },
  {
    name: "dead for good",
    behaviour: { failFirst: 1000 },
    says: "did not answer as it should (HTTP 503)",
  },
  {
    name: "a web page",
    behaviour: { answer: () => "<html><body>Hello</body></html>" },
    says: "no WFS service",
  },
  {
    name: "an old version",
    behaviour: {
      answer: () =>
        '<WFS_Capabilities version="0.0.14"><FeatureTypeList><FeatureType><Name>x</Name></FeatureType></FeatureTypeList></WFS_Capabilities>',
    },
    says: "it speaks version 0.0.14",
  },
  {
    name: "cut-off JSON",
    behaviour: {
      answer: (query) =>
        query.get("request") === "GetFeature"
          ? '{"type":"FeatureCollection","features":[{"ty'
          : null,
    },
    says: "neither GeoJSON nor GML",
  },
  {
    name: "broken XML",
    behaviour: {
      formats: ["gml"],
      answer: (query) =>
        query.get("request") === "GetFeature" ? "<wfs:FeatureCollection><a" : null,
    },
    says: "not well-formed XML",
  },
  {
    name: "an exception",
    behaviour: {
      answer: (query) =>
        query.get("request") === "GetFeature"
          ? '<ows:ExceptionReport xmlns:ows="o"><ows:Exception exceptionCode="X"><ows:ExceptionText>No rights</ows:ExceptionText></ows:Exception></ows:ExceptionReport>'
          : null,
    },
    says: "the service refused: No rights",
  },
])("a service with $name is refused in words", async ({ behaviour, layer, says }) => {
  await expect(
    readAll({ features, ...behaviour }, { attempts: 2, ...(layer ? { layer } : {}) }),
  ).rejects.toThrow(says);
});
