/** Coordinate systems the collections can be requested; the first is GeoJSON's own. */
export const crs84 = "http://www.opengis.net/def/crs/OGC/1.3/CRS84";
const epsg = (code: number) => `http://www.opengis.net/def/crs/EPSG/0/${code}`;

export type Crs = {
  uri: string;
  srid: number;
  /** EPSG:4326 and 4258 name latitude first. */
  northingFirst: boolean;
  decimals: number;
};

export const systems: readonly Crs[] = [
  { uri: crs84, srid: 4326, northingFirst: false, decimals: 7 },
  { uri: epsg(25832), srid: 25832, northingFirst: false, decimals: 3 },
  { uri: epsg(4326), srid: 4326, northingFirst: true, decimals: 7 },
  { uri: epsg(4258), srid: 4258, northingFirst: true, decimals: 7 },
];

export const storageCrs = epsg(25832);

/** Also in the short and the urn form that desktop programs write. */
export function findCrs(text: string): Crs | undefined {
  const bare = text.replace(/^<|>$/g, "");
  const code =
    /^(?:urn:ogc:def:crs:EPSG:[\d.]*:|EPSG:|https?:\/\/www\.opengis\.net\/def\/crs\/EPSG\/[\d.]+\/)(\d+)$/i.exec(
      bare,
    )?.[1];
  if (code !== undefined) return systems.find(({ uri }) => uri === epsg(Number(code)));
  if (/CRS84$/i.test(bare)) return systems[0];
  return undefined;
}
