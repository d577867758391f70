import { municipalities } from "../../platform/reference/facts/municipalities.ts";
import { postcodes } from "../../platform/reference/facts/postcodes.ts";
import { searchKey } from "./searchKey.ts";

export type PostcodeHit = { code: string; postcode: string; rank: number };

const shortestTown = 3;

const towns = postcodes.map((area) => ({ ...area, key: searchKey(area.town) }));
const nameKeys = new Map(municipalities.map(({ code, name }) => [code, searchKey(name)]));

/**
 * The municipalities of a postcode ('8800', '8800 viborg') or of a town that has one ('bjerringbro').
 * What is a municipality's own name is not searched for among towns: 'viborg' is Viborg alone.
 */
export function findPostcodes(key: string): PostcodeHit[] {
  const asked = /^(\d{4})(?: |$)/.exec(key)?.[1];
  const isName = [...nameKeys.values()].some((name) => name.startsWith(key));
  const found = towns.filter(({ from, to, key: town }) =>
    asked === undefined
      ? !isName && key.length >= shortestTown && town.startsWith(key)
      : from <= asked && asked <= to,
  );
  const hits = new Map<string, PostcodeHit>();
  for (const { from, town, key: townKey, municipalities: codes } of found)
    for (const code of codes) {
      if (hits.has(code)) continue;
      const isTown = codes.length === 1 || townKey.startsWith(nameKeys.get(code) ?? "-");
      // A place of that name comes before the municipality around it.
      const rank = (asked === undefined ? 2 : 0) + (isTown ? 0 : 1);
      hits.set(code, { code, postcode: `${asked ?? from} ${town}`, rank });
    }
  return [...hits.values()];
}
