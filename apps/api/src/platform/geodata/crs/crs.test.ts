import { expect, test } from "vitest";
import { parseCrsName, resolveCrs } from "./crs.ts";
import type { CrsReference } from "../GeodataSource.ts";

const esriEd50 =
  'PROJCS["ED_1950_UTM_Zone_32N",GEOGCS["GCS_European_1950",DATUM["D_European_1950",SPHEROID["International_1924",6378388.0,297.0]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",9.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';
const esriDhdn =
  'PROJCS["DHDN_3_Degree_Gauss_Zone_3",GEOGCS["GCS_Deutsches_Hauptdreiecksnetz",DATUM["D_Deutsches_Hauptdreiecksnetz",SPHEROID["Bessel_1841",6377397.155,299.1528128]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Gauss_Kruger"],PARAMETER["False_Easting",3500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",9.0],PARAMETER["Scale_Factor",1.0],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';
const esriRt90 =
  'PROJCS["RT90_25_gon_V",GEOGCS["GCS_RT_1990",DATUM["D_RT_1990",SPHEROID["Bessel_1841",6377397.155,299.1528128]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",1500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",15.8082777777778],PARAMETER["Scale_Factor",1.0],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';
const esriUtm33 =
  'PROJCS["ETRS_1989_UTM_Zone_33N",GEOGCS["GCS_ETRS_1989",DATUM["D_ETRS_1989",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",15.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';

// Expected figures come from PROJ (gdaltransform).
test.each<{
  name: string;
  crs: CrsReference;
  from: [number, number];
  to: [number, number];
  metres: number;
}>([
  {
    name: "WGS84",
    crs: { epsg: 4326 },
    from: [10, 56],
    to: [562366.63, 6206530.811],
    metres: 0.01,
  },
  {
    name: "ETRS89",
    crs: { epsg: 4258 },
    from: [10, 56],
    to: [562366.63, 6206530.811],
    metres: 0.01,
  },
  {
    name: "DKTM3",
    crs: { epsg: 4095 },
    from: [615597.862, 1208467.053],
    to: [687071.439, 6210141.327],
    metres: 0.01,
  },
  {
    name: "Kp2000 Zealand",
    crs: { epsg: 2197 },
    from: [500000, 6208252.584],
    to: [687071.439, 6210141.327],
    metres: 0.01,
  },
  {
    name: "zone 33 with heights",
    crs: { wkt: `COMPD_CS["UTM 33 + DVR90",${esriUtm33},VERT_CS["DVR90",UNIT["Meter",1.0]]]` },
    from: [550000, 6200000],
    to: [924387.084, 6220616.36],
    metres: 0.01,
  },
  {
    name: "ED50 zone 32",
    crs: { epsg: 23032 },
    from: [550000, 6200000],
    to: [549918.964, 6199793.24],
    metres: 3,
  },
  {
    name: "ED50 by Esri's text",
    crs: { wkt: esriEd50 },
    from: [550000, 6200000],
    to: [549918.964, 6199793.24],
    metres: 3,
  },
  {
    name: "the German system of the border",
    crs: { wkt: esriDhdn },
    from: [3550088.566, 6202041.387],
    to: [550000, 6200000],
    metres: 2,
  },
  {
    name: "the older Swedish one",
    crs: { wkt: esriRt90 },
    from: [1125049.163, 6217866.461],
    to: [550000, 6200000],
    metres: 2,
  },
  {
    name: "World Mercator",
    crs: { epsg: 3395 },
    from: [1090989.208, 7511603.726],
    to: [550000, 6200000],
    metres: 0.01,
  },
  {
    name: "degrees with heights",
    crs: { epsg: 4937 },
    from: [10, 56],
    to: [562366.63, 6206530.811],
    metres: 0.01,
  },
  {
    name: "zone 33",
    crs: { epsg: 25833 },
    from: [550000, 6200000],
    to: [924387.084, 6220616.36],
    metres: 0.01,
  },
  {
    name: "zone 33 by Esri's text",
    crs: { wkt: esriUtm33 },
    from: [550000, 6200000],
    to: [924387.084, 6220616.36],
    metres: 0.01,
  },
  {
    name: "web Mercator",
    crs: { epsg: 3857 },
    from: [1113194.9079, 7558415.6561],
    to: [562366.63, 6206530.811],
    metres: 0.01,
  },
  {
    name: "Swedish TM",
    crs: { epsg: 3006 },
    from: [380000, 6200000],
    to: [754790.542, 6205852.026],
    metres: 0.01,
  },
  {
    name: "European LAEA",
    crs: { epsg: 3035 },
    from: [4300000, 3600000],
    to: [542182.966, 6151110.165],
    metres: 0.01,
  },
])("$name comes out in UTM zone 32 as PROJ says", async ({ crs, from, to, metres }) => {
  const xy = Float64Array.from(from);
  (await resolveCrs(crs)).transform?.(xy);
  expect(Math.hypot(xy[0]! - to[0], xy[1]! - to[1])).toBeLessThan(metres);
});

test("what already is UTM zone 32 is not touched", async () => {
  expect((await resolveCrs({ epsg: 25832 })).transform).toBeNull();
});

test("a system not built in is looked up, and an unknown one is named", async () => {
  const lookup = async (epsg: number) => (epsg === 2400 ? "+proj=utm +zone=33 +ellps=GRS80" : null);
  expect((await resolveCrs({ epsg: 2400 }, lookup)).label).toBe("EPSG:2400");
  await expect(resolveCrs({ epsg: 99999 }, lookup)).rejects.toThrow("EPSG:99999 is not known");
});

test("on another ellipsoid without a shift it is not guessed where it lies", async () => {
  const wkt = esriDhdn.replaceAll("Deutsches_Hauptdreiecksnetz", "Et_Eget");
  await expect(resolveCrs({ wkt })).rejects.toThrow("DHDN_3_Degree_Gauss_Zone_3 is not known");
  // By its number it can be found in the database's table.
  const lookup = async () => "+proj=tmerc +lon_0=9 +x_0=3500000 +datum=potsdam +units=m";
  expect((await resolveCrs({ epsg: 31467, wkt }, lookup)).transform).not.toBeNull();
});

test.each([
  ["EPSG:25832", 25832],
  ["urn:ogc:def:crs:EPSG::25832", 25832],
  ["urn:ogc:def:crs:EPSG:9.6.2:4258", 4258],
  ["http://www.opengis.net/def/crs/EPSG/0/3006", 3006],
  ["http://www.opengis.net/gml/srs/epsg.xml#25833", 25833],
  ["urn:ogc:def:crs:OGC:1.3:CRS84", 4326],
])("%s names EPSG:%i", (name, epsg) => expect(parseCrsName(name)).toEqual({ epsg }));
