/** Accurate to about a metre over Denmark; the official grid is not published for offline use. */
export const ed50ToWgs84 = [
  -81.0703, -89.3603, -115.7526, 0.48488, 0.02436, 0.41321, -0.540645,
] as const;

/** Older datums of Denmark and its neighbours, by what programs call them: metres, seconds, ppm. */
const shifts: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^(D_)?(European_(Datum_)?1950|ED_?50)/i, ed50ToWgs84],
  [/^(D_)?(Deutsches_Hauptdreiecksnetz|DHDN)/i, [598.1, 73.7, 418.2, 0.202, 0.045, -2.455, 6.7]],
  [
    /^(D_)?(Rikets_koordinatsystem_1990|RT_?(19)?90)/i,
    [414.1, 41.3, 603.1, -0.855, 2.141, -7.023, 0],
  ],
];

/** Esri writes no datum shift: ED50 taken for WGS84 would lie 200 m off. */
export function withDatumShift(wkt: string): string {
  if (/TOWGS84/i.test(wkt)) return wkt;
  const datum = /DATUM\s*\[\s*"([^"]+)"\s*,\s*SPHEROID\s*\[[^\]]*?(\[[^\]]*\][^\]]*)?\]/i.exec(wkt);
  if (!datum) return wkt;
  const name = datum[1]!.replaceAll(/[^a-z0-9]+/gi, "_");
  const shift = shifts.find(([pattern]) => pattern.test(name))?.[1];
  if (!shift) return wkt;
  const end = datum.index + datum[0].length;
  return `${wkt.slice(0, end)},TOWGS84[${shift.join()}]${wkt.slice(end)}`;
}
