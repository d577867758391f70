import type { CountedStage } from "@mars/contracts/status/statusShapes";
import { translator } from "@mars/wording/language/text";
import { sheetText } from "@mars/wording/status/sheetText";
import type { Queryable } from "../../../platform/database/Database.ts";
import { mapBackground } from "../../../platform/pdf/mapBackground.ts";
import type { MapShape, MapBox } from "../../../platform/pdf/mapGeometry.ts";
import type { MapSize, MapLabel } from "../../../platform/pdf/mapSvg.ts";
import { mapBox, mapSvg } from "../../../platform/pdf/mapSvg.ts";
import { stageColours } from "../sheet/stageColours.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { areasOf, landIn, placesIn, type NamedPlace } from "./queries.ts";

const TOWNS = new Set(["city", "town"]);
/** About as wide as a letter is, as a part of its height. */
const LETTER = 0.56;
const AIR_PX = 4;

type Taken = { left: number; right: number; top: number; bottom: number };

/** Names where there is room for them, those told first before the others; none over the key. */
function labelsOf(
  places: readonly NamedPlace[],
  { box, size }: { box: MapBox; size: MapSize },
): MapLabel[] {
  const perM = size.width / (box.maxX - box.minX);
  const taken: Taken[] = [
    { left: 0, right: 180, top: 0, bottom: 85 },
    { left: 0, right: 150, top: size.height - 40, bottom: size.height },
    { left: size.width - 45, right: size.width, top: 0, bottom: 60 },
  ];
  const labels: MapLabel[] = [];
  for (const { name, kind, x, y } of places) {
    const isTown = TOWNS.has(kind);
    const fontSize = isTown ? 13 : 12;
    const at = { x: (x - box.minX) * perM, y: (box.maxY - y) * perM };
    const half = (name.length * fontSize * LETTER) / 2 + AIR_PX;
    const room = {
      left: at.x - half,
      right: at.x + half,
      top: at.y - fontSize,
      bottom: at.y + AIR_PX,
    };
    const isInside =
      room.left > 0 && room.right < size.width && room.top > 0 && room.bottom < size.height;
    if (!isInside || taken.some((other) => overlaps(room, other))) continue;
    taken.push(room);
    labels.push({
      text: name,
      ...at,
      fontSize,
      ...(kind === "stream" ? { fill: "#2f6a86", isItalic: true } : { fill: "#3b3a36" }),
    });
  }
  return labels;
}

function overlaps(a: Taken, b: Taken): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

const t = translator(sheetText, "da-DK");

/** Small, so that its words can be read on a phone. */
const usualSize: MapSize = { width: 480, height: 340 };
/** So much is shown around a project that there are names to know the place by. */
const WIDTHS_M = [3000, 6000, 12_000];
const ENOUGH_NAMES = 2;

/** One project on the land around it; undefined where there is no such public one. */
export async function projectMap(
  database: Queryable,
  snapshot: Snapshot,
  id: string,
  size = usualSize,
): Promise<string | undefined> {
  const project = snapshot.projects.find((one) => one.id === id.toLowerCase());
  if (project === undefined) return undefined;
  const [own] = project.geoLocationId ? await areasOf(database, [project.geoLocationId]) : [];
  if (own === undefined || own.shape.coordinates.length === 0) return undefined;
  const { box, labels } = await namedBox(database, own.shape, size);
  const around = await neighboursIn(database, snapshot, { box, besides: project.id });
  const background = await mapBackground(database, box);
  const { fill } = stageColours[project.stage];
  return mapSvg({
    box,
    north: "N",
    size,
    sea: "#d5e4ea",
    layers: [
      { shapes: await landIn(database, box), fill: "#f7f6f1" },
      ...background,
      ...around.map(({ stage, shapes }) => ({
        shapes,
        fill: `${stageColours[stage].fill}66`,
        stroke: stageColours[stage].edge,
        strokeWidth: 0.8,
      })),
      { shapes: [own.shape], fill: `${fill}d9`, stroke: "#1a1a1a", strokeWidth: 2 },
    ],
    labels,
    legend: [
      { label: t("map.project"), fill, stroke: "#1a1a1a" },
      ...around.map(({ stage }) => ({
        label: t("map.others", { stage: stageColours[stage].label }),
        fill: `${stageColours[stage].fill}66`,
        stroke: stageColours[stage].edge,
      })),
    ],
  });
}

/** The closest view that has names in it. */
async function namedBox(database: Queryable, shape: MapShape, size: MapSize) {
  for (const smallestM of WIDTHS_M) {
    const box = mapBox([shape], { smallestM, size });
    const labels = labelsOf(await placesIn(database, box), { box, size });
    if (labels.length >= ENOUGH_NAMES || smallestM === WIDTHS_M.at(-1)) return { box, labels };
  }
  throw new Error("There is always a widest view.");
}

type Box = ReturnType<typeof mapBox>;

/** Other projects with commitment that are seen next to it, the most certain on top. */
async function neighboursIn(
  database: Queryable,
  snapshot: Snapshot,
  { box, besides }: { box: Box; besides: string },
) {
  const stageOf = new Map<string, CountedStage>();
  for (const { id, geoLocationId, stage } of snapshot.projects)
    if (geoLocationId !== null && id !== besides) stageOf.set(geoLocationId, stage);
  const found = await areasOf(database, [...stageOf.keys()], box);
  return (Object.keys(stageColours) as CountedStage[])
    .map((stage) => ({
      stage,
      shapes: found
        .filter(({ geoLocationId }) => stageOf.get(geoLocationId) === stage)
        .map(({ shape }) => shape),
    }))
    .filter(({ shapes }) => shapes.length > 0);
}
