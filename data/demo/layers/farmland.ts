import { containsPoint } from "@mars/domain/areas/containsPoint";
import type { DemoLand } from "../geography/demoLand.ts";
import { coastDistanceAt } from "../geography/landGrid.ts";
import { polygonHex } from "../geography/ewkb.ts";
import type { Position, Ring } from "../geography/Position.ts";
import { farmName, placeName } from "../content/names.ts";
import { signedArea } from "../landscape/contours.ts";
import { randomFor } from "../random.ts";
import type { Random } from "../random.ts";
import type { LayerFeature } from "./addLayer.ts";

/** Regions with fields and parcels; the rest of the country goes without, to stay small. */
const regions: readonly { name: string; centre: Position; sideM: number; number: number }[] = [
  { name: "Viborg", centre: [520_000, 6_264_000], sideM: 20_000, number: 1 },
  { name: "Aalborg", centre: [558_000, 6_318_000], sideM: 14_000, number: 2 },
  { name: "Odense", centre: [590_000, 6_136_000], sideM: 12_000, number: 3 },
  { name: "Næstved", centre: [676_000, 6_126_000], sideM: 12_000, number: 4 },
];

export type Farmland = {
  parcels: LayerFeature[];
  blocks: LayerFeature[];
  fields2025: LayerFeature[];
  fields2024: LayerFeature[];
  /** Villages and farms: what a stranger between the fields finds the way by. */
  places: { name: string; kind: "village" | "farm"; position: Position }[];
};

const crops: readonly (readonly [code: number, name: string, weight: number])[] = [
  [1, "Vårbyg", 20],
  [11, "Vinterhvede", 30],
  [22, "Vinterraps", 12],
  [216, "Silomajs", 12],
  [260, "Græs med kløver, under 50 % bælgpl. (omdrift)", 14],
  [252, "Permanent græs, normalt udbytte", 8],
  [276, "Permanent græs og kløvergræs", 4],
  [311, "Skovrejsning på tidl. landbrugsjord", 2],
  [318, "MVJ ej udtagning, ej landbrugsareal", 1],
  [900, "Øvrige afgrøder", 2],
];

export const farmRegions = (scale: number) =>
  regions.map((region) => ({ ...region, sideM: region.sideM * Math.sqrt(scale) }));

/** Squares of about half a kilometre with bent sides: each a block, cut into parcels and fields. */
export function farmland(land: DemoLand, seed: number, scale: number): Farmland {
  const result: Farmland = { parcels: [], blocks: [], fields2025: [], fields2024: [], places: [] };
  for (const region of farmRegions(scale)) addRegion(result, land, seed, region);
  return result;
}

const blockM = 500;

function addRegion(
  result: Farmland,
  land: DemoLand,
  seed: number,
  region: (typeof regions)[number],
): void {
  const count = Math.floor(region.sideM / blockM);
  const corner = (column: number, row: number): Position => {
    const random = randomFor(seed, "boundary", region.name, column, row);
    return [
      Math.round(
        (region.centre[0] + (column - count / 2) * blockM + random.between(-110, 110)) * 10,
      ) / 10,
      Math.round((region.centre[1] + (row - count / 2) * blockM + random.between(-110, 110)) * 10) /
        10,
    ];
  };
  const guilds = guildNames(seed, region.name, Math.ceil(count / 6) ** 2);
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      const random = randomFor(seed, "block", region.name, column, row);
      const [sw, se, ne, nw] = [
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ];
      const square = [sw, se, ne, nw];
      if (!square.every(([x, y]) => coastDistanceAt(land.grid, x, y) > 400)) continue;
      const guild = Math.floor(row / 6) * Math.ceil(count / 6) + Math.floor(column / 6);
      const settled = randomFor(seed, "settled", region.name, column, row);
      const isVillage = row % 6 === 3 && column % 6 === 3;
      if (isVillage)
        result.places.push({
          name: (guilds[guild] ?? region.name).split(" By")[0]!,
          kind: "village",
          position: sw,
        });
      else if (settled.chance(0.5))
        result.places.push({
          name: farmName(settled),
          kind: "farm",
          position: [
            Math.round(sw[0] + settled.between(120, 380)),
            Math.round(sw[1] + settled.between(120, 380)),
          ],
        });
      const number = region.number * 100_000 + row * count + column;
      const strips = stripsOf([sw, se, ne, nw], random.integer(1, 4));
      strips.forEach((ring, index) => {
        const made = parcel(
          ring,
          random,
          guilds[guild] ?? region.name,
          region.number * 10_000 + guild,
          (row % 6) * 24 + (column % 6) * 4 + index,
        );
        result.parcels.push(isAround(ring, example.at) ? withExampleNumber(made) : made);
      });
      if (!random.chance(0.82)) continue;
      const blockRing = inset([sw, se, ne, nw, sw], 0.96);
      const blockNumber = isAround(blockRing, example.at)
        ? example.block
        : `${String(Math.floor(sw[0] / 1000))}${String(Math.floor(sw[1] / 1000) % 1000)}-${String(number % 100).padStart(2, "0")}`;
      result.blocks.push({
        key: blockNumber,
        hex: polygonHex([blockRing]),
        attributes: {
          BLOKNR: blockNumber,
          BLOKAREAL: hectares(blockRing),
          MB_TYPE: random.pick(["OMD", "OMD", "PGR"]),
        },
      });
      addFields(
        result,
        strips.map((strip) => inset(strip, 0.93)),
        random,
        blockNumber,
      );
    }
  }
}

function addFields(result: Farmland, rings: Ring[], random: Random, block: string): void {
  rings.forEach((ring, index) => {
    for (const fields of [result.fields2025, result.fields2024]) {
      const [code, name] = random.pickWeighted(crops.map((crop) => [crop, crop[2]] as const));
      const key = `${block}/${index + 1}`;
      fields.push({
        key,
        hex: polygonHex([ring]),
        attributes: {
          Marknr: `${index + 1}-0`,
          Afgkode: code,
          Afgroede: name,
          IMK_areal: hectares(ring),
        },
      });
    }
  });
}

function parcel(
  ring: Ring,
  random: Random,
  guild: string,
  guildCode: number,
  index: number,
): LayerFeature {
  const letter = random.pick(["a", "b", "c", "d", "e", "f", "g", "h"]);
  const number = `${(index % 97) + 1}${index >= 97 ? "z" : ""}${letter}`;
  return {
    key: `${number} ${guild}`,
    hex: polygonHex([ring]),
    attributes: {
      matrikelnr: number,
      ejerlavsnavn: guild,
      ejerlavskode: 1_000_000 + guildCode,
      registreretareal: Math.round(Math.abs(signedArea(ring))),
    },
  };
}

/** What the pages give as examples can be found: a parcel and a field block north of Viborg. */
const example = {
  at: [529_248, 6_265_038] as const,
  parcel: "20d",
  guild: "Løvel By, Løvel",
  block: "529265-14",
};

function withExampleNumber(made: LayerFeature): LayerFeature {
  const { parcel: matrikelnr, guild: ejerlavsnavn } = example;
  return {
    ...made,
    key: `${matrikelnr} ${ejerlavsnavn}`,
    attributes: { ...made.attributes, matrikelnr, ejerlavsnavn },
  };
}

function isAround(ring: Ring, [x, y]: readonly [number, number]): boolean {
  return containsPoint({ type: "Polygon", coordinates: [ring] }, [x, y]);
}

function guildNames(seed: number, region: string, count: number): string[] {
  const random = randomFor(seed, "guilds", region);
  return Array.from({ length: count }, () => `${placeName(random)} By, ${placeName(random)}`);
}

/** Cuts a quadrangle into strips from south to north. */
function stripsOf(
  [sw, se, ne, nw]: readonly [Position, Position, Position, Position],
  count: number,
): Ring[] {
  const between = (a: Position, b: Position, t: number): Position => [
    Math.round((a[0] + (b[0] - a[0]) * t) * 10) / 10,
    Math.round((a[1] + (b[1] - a[1]) * t) * 10) / 10,
  ];
  return Array.from({ length: count }, (_, index): Ring => {
    const [low, high] = [index / count, (index + 1) / count];
    const first = between(sw, nw, low);
    return [first, between(se, ne, low), between(se, ne, high), between(sw, nw, high), first];
  });
}

function inset(ring: Ring, factor: number): Ring {
  const corners = ring.slice(0, -1);
  const middle = (axis: 0 | 1) =>
    corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  const [x, y] = [middle(0), middle(1)];
  return ring.map((corner): Position => [
    Math.round((x + (corner[0] - x) * factor) * 10) / 10,
    Math.round((y + (corner[1] - y) * factor) * 10) / 10,
  ]);
}

const hectares = (ring: Ring) => Math.round(Math.abs(signedArea(ring)) / 100) / 100;
