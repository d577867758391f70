import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { SourceFeature } from "./GeodataSource.ts";
import { openGeodataFile } from "./openGeodata.ts";

const folder = mkdtempSync(join(tmpdir(), "mars-xml-"));
afterAll(() => rmSync(folder, { recursive: true }));

const ring = "9,56 9.1,56 9.1,56.1 9,56";
const kml = `<?xml version="1.0"?>
<!-- saved by hand -->
<kml xmlns="http://www.opengis.net/kml/2.2"><Document>
  <Placemark><name>Engen</name><ExtendedData><Data name="Natyp_navn"><value>Mose</value></Data></ExtendedData>
    <Polygon><outerBoundaryIs><LinearRing><coordinates>${ring}</coordinates></LinearRing></outerBoundaryIs></Polygon>
  </Placemark>
  <Placemark><name>Mosen</name><Point><coordinates>9,56</coordinates></Point></Placemark>
</Document></kml>`;
const gml = `<?xml version="1.0" encoding="UTF-8"?>
<ogr:FeatureCollection xmlns:ogr="http://ogr.maptools.org/" xmlns:gml="http://www.opengis.net/gml/3.2">
  <ogr:featureMember><ogr:eng gml:id="eng.1"><ogr:geometryProperty>
    <gml:Polygon srsName="urn:ogc:def:crs:EPSG::25832"><gml:exterior><gml:LinearRing>
      <gml:posList>500000 6200000 500100 6200000 500100 6200100 500000 6200000</gml:posList>
    </gml:LinearRing></gml:exterior></gml:Polygon>
  </ogr:geometryProperty><ogr:Natyp_navn>Eng</ogr:Natyp_navn></ogr:eng></ogr:featureMember>
</ogr:FeatureCollection>`;

async function read(content: string) {
  const path = join(folder, "download");
  writeFileSync(path, content);
  const source = await openGeodataFile(path);
  const features: SourceFeature[] = [];
  for await (const batch of source.features()) features.push(...batch);
  const later: SourceFeature[] = [];
  for await (const batch of source.features(1)) later.push(...batch);
  await source.close();
  return { source, features, later };
}

test("a bare KML file is read with its attributes, in longitude and latitude", async () => {
  const { source, features, later } = await read(kml);
  expect(source).toMatchObject({ format: "kml", crs: { epsg: 4326 }, expectedCount: 2 });
  expect(features.map(({ properties }) => properties)).toEqual([
    { name: "Engen", Natyp_navn: "Mose" },
    { name: "Mosen" },
  ]);
  expect(later).toHaveLength(1);
});

test("a bare GML file is read with its attributes and the system that it names", async () => {
  const { source, features } = await read(gml);
  expect(source).toMatchObject({ format: "gml", crs: { epsg: 25832 }, expectedCount: 1 });
  expect(features[0]).toMatchObject({ sourceKey: "eng.1", properties: { Natyp_navn: "Eng" } });
});

test.each(["<!doctype html><html></html>", "<report/>"])("%s is no layer", async (content) => {
  await expect(read(content)).rejects.toThrow("XML or HTML");
});
