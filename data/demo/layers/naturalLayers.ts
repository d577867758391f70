import { datasetIds } from "@mars/domain/datasets/datasetIds";
import type { DemoLand } from "../geography/demoLand.ts";
import type { LandGrid } from "../geography/landGrid.ts";
import { polygonHex } from "../geography/ewkb.ts";
import { contours } from "../landscape/contours.ts";
import type { Landscape } from "../landscape/landscape.ts";
import { noise } from "../landscape/noise.ts";
import { randomFor } from "../random.ts";
import type { Random } from "../random.ts";
import { placeName, streamName } from "../content/names.ts";
import type { LayerFeature } from "./addLayer.ts";

/** One cell of the land as a layer sees it. */
type Spot = { coastM: number; streamM: number; rough: number; fine: number };

type NaturalLayer = {
  datasetId: string;
  /** Size of its patches: how far apart hills and hollows of the two noises lie. */
  roughM: number;
  fineM: number;
  /** Farther away there is nothing of it, so nothing is computed there. */
  near?: { streamM?: number; coastM?: number };
  /** Above zero is inside. */
  inside: (spot: Spot) => number;
  attributes: (random: Random, index: number) => Record<string, unknown>;
};

const fromYear = (random: Random, low: number, high: number) => random.integer(low, high);

/** Patches that follow valleys, hills and coasts; each dataset has its own rule. */
export const naturalLayers: readonly NaturalLayer[] = [
  {
    datasetId: datasetIds.carbonRichSoil,
    near: { streamM: 1000 },
    roughM: 7000,
    fineM: 1500,
    inside: ({ streamM, rough, fine }) => 130 + 560 * rough + 220 * fine - streamM,
    attributes: (random) =>
      random.chance(0.55)
        ? { toerv_pct: "6-12 %", kulstof_klasse: "6-12 % organisk kulstof" }
        : { toerv_pct: "> 12 %", kulstof_klasse: "Over 12 % organisk kulstof" },
  },
  {
    datasetId: datasetIds.wetlandPotential,
    near: { streamM: 800 },
    roughM: 6000,
    fineM: 1200,
    inside: ({ streamM, rough, fine }) => 110 + 420 * rough + 200 * fine - streamM,
    attributes: (random) => ({
      ler_pct: random.pick([
        "Lerprocent over 12 og lavbund i ådal",
        "Lerprocent under 12 og lavbund i ådal",
      ]),
    }),
  },
  {
    datasetId: datasetIds.riverValleyRestoration,
    near: { streamM: 900 },
    roughM: 16_000,
    fineM: 2500,
    inside: ({ streamM, rough, fine }) => 900 * rough - 200 + 80 * fine - streamM,
    attributes: (random) => ({
      ov_ind_res: random.chance(0.8) ? "Ja" : "Nej",
      vl_navn: streamName(random),
    }),
  },
  {
    datasetId: datasetIds.protectedNature,
    roughM: 3200,
    fineM: 900,
    inside: ({ streamM, rough, fine }) =>
      0.9 * rough + 0.5 * fine - 0.62 + 0.35 * Math.exp(-streamM / 400),
    attributes: (random) => {
      const [code, name] = random.pick([
        [3, "Eng"],
        [4, "Mose"],
        [5, "Overdrev"],
        [6, "Hede"],
        [7, "Strandeng"],
        [8, "Sø"],
      ] as const);
      return { Natyp_kode: code, Natyp_navn: name };
    },
  },
  {
    datasetId: datasetIds.natura2000,
    roughM: 24_000,
    fineM: 5000,
    inside: ({ coastM, streamM, rough, fine }) =>
      rough +
      0.25 * fine -
      0.62 +
      0.25 * Math.exp(-coastM / 3000) +
      0.15 * Math.exp(-streamM / 800),
    attributes: (random, index) => ({
      objekt_id: `DK00${String(100 + index)}`,
      navn: `${placeName(random)} og omegn`,
      type: random.pick(["Habitatområde", "Fuglebeskyttelsesområde"]),
    }),
  },
  {
    datasetId: datasetIds.conservationAreas,
    roughM: 15_000,
    fineM: 2500,
    inside: ({ rough, fine }) => rough + 0.4 * fine - 0.74,
    attributes: (random, index) => ({
      reg_nr: String(10_000 + 7 * index).padStart(8, "0"),
      status: random.pick(["Gennemført", "Gennemført", "Forslag"]),
    }),
  },
  {
    datasetId: datasetIds.forestMap2022,
    roughM: 9000,
    fineM: 2000,
    inside: ({ coastM, rough, fine }) => rough + 0.45 * fine - 0.48 - 0.2 * Math.exp(-coastM / 800),
    attributes: (random) => ({ skovtype: random.pick(["Løvskov", "Nåleskov", "Blandet skov"]) }),
  },
  {
    datasetId: datasetIds.afforestationWanted,
    roughM: 12_000,
    fineM: 3000,
    inside: ({ streamM, rough, fine }) =>
      rough + 0.25 * fine - 0.38 - 0.5 * Math.exp(-streamM / 500),
    attributes: (random) => ({
      komnavn: placeName(random),
      plannavn: `Kommuneplan ${fromYear(random, 2021, 2025)}`,
    }),
  },
  {
    datasetId: datasetIds.afforestationUnwanted,
    roughM: 13_000,
    fineM: 3500,
    inside: ({ coastM, streamM, rough, fine }) =>
      rough + 0.25 * fine - 0.42 + 0.2 * Math.exp(-coastM / 2500) + 0.25 * Math.exp(-streamM / 700),
    attributes: (random) => ({
      komnavn: placeName(random),
      plannavn: `Kommuneplan ${fromYear(random, 2021, 2025)}`,
    }),
  },
  {
    datasetId: datasetIds.drinkingWaterAreas,
    roughM: 28_000,
    fineM: 6000,
    inside: ({ coastM, rough, fine }) => rough + 0.2 * fine - 0.12 - 0.5 * Math.exp(-coastM / 2500),
    attributes: (random) => ({ navn: `OSD ${placeName(random)}` }),
  },
  {
    datasetId: datasetIds.nitrateSensitiveAreas,
    roughM: 14_000,
    fineM: 3000,
    inside: ({ coastM, rough, fine }) => rough + 0.25 * fine - 0.4 - 0.5 * Math.exp(-coastM / 2500),
    attributes: (random) => ({ navn: `NFI ${placeName(random)}` }),
  },
  {
    datasetId: datasetIds.ochrePotential,
    near: { streamM: 1100 },
    roughM: 18_000,
    fineM: 2200,
    inside: ({ streamM, rough, fine }) => 900 * rough - 150 + 250 * fine - streamM,
    attributes: (random) => ({ klasse: random.pick(["Klasse I", "Klasse II", "Klasse III"]) }),
  },
  {
    datasetId: datasetIds.beachProtection,
    near: { coastM: 600 },
    roughM: 20_000,
    fineM: 4000,
    inside: ({ coastM, rough }) => 420 + 60 * rough - coastM,
    attributes: () => ({ zone: "Strandbeskyttelse" }),
  },
  {
    datasetId: datasetIds.lakeAndStreamProtection,
    near: { streamM: 500 },
    roughM: 10_000,
    fineM: 2000,
    inside: ({ streamM, rough, fine }) => 80 + 300 * rough + 40 * fine - streamM,
    attributes: (random) => ({ vl_navn: streamName(random) }),
  },
];

/** Smaller patches are noise of the grid. */
const leastCorners = 5;
/** Patches this large are drawn on every other cell. */
const coarseM = 9000;

export function naturalFeatures(
  layer: NaturalLayer,
  { grid }: DemoLand,
  { streamDistanceM }: Landscape,
  seed: number,
): LayerFeature[] {
  const salt = seed + saltOf(layer.datasetId);
  const [rough, fine] = [noise(salt, layer.roughM), noise(salt + 99, layer.fineM)];
  const step = layer.near === undefined && layer.roughM >= coarseM ? 2 : 1;
  const [width, height] = [Math.floor(grid.width / step), Math.floor(grid.height / step)];
  const [maxStreamM, maxCoastM] = [layer.near?.streamM ?? Infinity, layer.near?.coastM ?? Infinity];
  const values = new Float32Array(width * height).fill(-1);
  const spot: Spot = { coastM: 0, streamM: 0, rough: 0, fine: 0 };
  for (const cell of inlandCells(grid, step)) {
    spot.coastM = grid.coastDistanceM[cell] as number;
    spot.streamM = streamDistanceM[cell] as number;
    if (spot.coastM > maxCoastM || spot.streamM > maxStreamM) continue;
    const row = Math.floor(cell / grid.width);
    const column = cell - row * grid.width;
    spot.rough = rough(column * grid.cellM, row * grid.cellM);
    spot.fine = fine(column * grid.cellM, row * grid.cellM);
    const value = layer.inside(spot);
    values[(row / step) * width + column / step] = value === 0 ? 1e-6 : value;
  }
  const shift = (grid.cellM * (1 - step)) / 2;
  return contours({
    west: grid.west + shift,
    south: grid.south + shift,
    cellM: grid.cellM * step,
    width,
    height,
    values,
  })
    .filter(([shell]) => (shell?.length ?? 0) > leastCorners)
    .map((rings, index) => {
      const random = randomFor(seed, layer.datasetId, index);
      return { key: null, hex: polygonHex(rings), attributes: layer.attributes(random, index) };
    });
}

const inlandByStep = new WeakMap<LandGrid, Map<number, Int32Array>>();

/** Cells away from the coast and the grid's edge, every `step`-th; most of the grid is sea. */
function inlandCells(grid: LandGrid, step: number): Int32Array {
  const known = inlandByStep.get(grid) ?? new Map<number, Int32Array>();
  inlandByStep.set(grid, known);
  const found = known.get(step);
  if (found) return found;
  const [width, height] = [Math.floor(grid.width / step), Math.floor(grid.height / step)];
  const cells = new Int32Array(width * height);
  let count = 0;
  for (let row = 1; row < height - 1; row += 1) {
    for (let column = 1; column < width - 1; column += 1) {
      const cell = row * step * grid.width + column * step;
      if ((grid.coastDistanceM[cell] as number) < 250 * step) continue;
      cells[count] = cell;
      count += 1;
    }
  }
  const inland = cells.slice(0, count);
  known.set(step, inland);
  return inland;
}

function saltOf(text: string): number {
  let salt = 7;
  for (const char of text) salt = (salt * 31 + (char.codePointAt(0) ?? 0)) % 65_521;
  return salt;
}
