import { measures } from "../../../apps/api/src/platform/reference/facts/measures.ts";
import { municipalities } from "../../../apps/api/src/platform/reference/facts/municipalities.ts";
import { plans } from "../../../apps/api/src/platform/reference/facts/plans.ts";
import { schemes } from "../../../apps/api/src/platform/reference/facts/schemes.ts";
import { tripartites } from "../../../apps/api/src/platform/reference/facts/tripartites.ts";
import type { NationalAnswers } from "./serveNational.ts";

const [west, south] = [540_000, 6_200_000];

/** A square of a hectare, each next to the one before. */
const square = (index: number) => {
  const [x, y] = [west + index * 150, south];
  return `${x} ${y}, ${x + 100} ${y}, ${x + 100} ${y + 100}, ${x} ${y + 100}, ${x} ${y}`;
};

/**
 * Outlines as a national system may give them, and ones that no one could draw. `undefined`: the
 * address of the outline answers 404.
 */
const outlines: Record<string, unknown> = {
  sound: `MULTIPOLYGON (((${square(0)})))`,
  missing: undefined,
  "null instead of text": null,
  "no text": "",
  "not a geometry": "banana",
  empty: "MULTIPOLYGON EMPTY",
  "no rings": "MULTIPOLYGON ((()))",
  "one point four times":
    "MULTIPOLYGON (((540000 6200000, 540000 6200000, 540000 6200000, 540000 6200000)))",
  "a line there and back":
    "MULTIPOLYGON (((540000 6200000, 540100 6200000, 540000 6200000, 540000 6200000)))",
  "two corners": "MULTIPOLYGON (((540000 6200000, 540100 6200000)))",
  "thinner than a hair":
    "MULTIPOLYGON (((540000 6200000, 540100 6200000, 540100 6200000.0000001, 540000 6200000)))",
  "not closed": "MULTIPOLYGON (((541000 6200000, 541100 6200000, 541100 6200100, 541000 6200100)))",
  "a bow tie":
    "MULTIPOLYGON (((542000 6200000, 542100 6200100, 542100 6200000, 542000 6200100, 542000 6200000)))",
  "a hole outside": `MULTIPOLYGON (((${square(20)}), (${square(24)})))`,
  "one polygon": `POLYGON ((${square(30)}))`,
  "with heights":
    "MULTIPOLYGON Z (((545000 6200000 1, 545100 6200000 1, 545100 6200100 1, 545000 6200000 1)))",
  "a point": "POINT (546000 6200000)",
  "a line": "LINESTRING (546000 6200000, 546100 6200000)",
  "in degrees": "MULTIPOLYGON (((9.1 56, 9.2 56, 9.2 56.1, 9.1 56)))",
  "at sea": "MULTIPOLYGON (((400000 6300000, 400100 6300000, 400100 6300100, 400000 6300000)))",
};

/** Figures, facts and names that are missing, strange or long. */
const oddities: Record<string, object> = {
  "no effects": { nitrogenReductionT: null, extractionEffortHa: null, afforestationEffortHa: null },
  "effects left out": { nitrogenReductionT: undefined, extractionEffortHa: undefined },
  "negative effect": { nitrogenReductionT: -0.25 },
  "huge effect": { nitrogenReductionT: 1e9, extractionEffortHa: 1e-12 },
  "no area": { overlappingAreaHa: null },
  "area of nothing": { overlappingAreaHa: 0 },
  "unknown measure": { mitigationMeasureId: "00000000-0000-4000-8000-00000000ffff" },
  "measure that is no id": { mitigationMeasureId: "engblomme" },
  "no measure": { mitigationMeasureId: null },
  "measure of theirs": { mitigationMeasureId: "00000000-0000-4000-8000-0000000000aa" },
  "unknown scheme": { subsidySchemeId: "00000000-0000-4000-8000-00000000fffe" },
  "empty scheme": { subsidySchemeId: "" },
  "scheme of theirs": { subsidySchemeId: "00000000-0000-4000-8000-0000000000bb" },
  "long name": { name: "Blåbærgrødsengen ved Å ".repeat(14).slice(0, 300) },
  "one long word": { name: "Rindsbrogårdsvejengdragsmosen".repeat(11).slice(0, 300) },
  "no name": { name: null },
  "odd name": { name: `<b>Eng</b> & "mose"; =1+1\u0000 \u202Eåne 🌳` },
  "no moments": { applicationTimestamp: null, lastStateChanged: null },
  "moments left out": { applicationTimestamp: undefined, lastStateChanged: undefined },
  "moment without a zone": { applicationTimestamp: "2025-05-15T09:15:18" },
  "changed before applied": {
    applicationTimestamp: "2026-05-15T09:15:18Z",
    lastStateChanged: "2019-01-01T00:00:00Z",
  },
  "reduced area": {
    originalEffects: { nitrogenReductionT: 4, extractionEffortHa: null, afforestationEffortHa: 0 },
    reducedAreaHa: 1.5,
    supplGeo1OverlappingAreaHa: 0.75,
    supplGeo2OverlappingAreaHa: 0,
  },
};

/** The n-th id of a family. */
const idOf = (family: number, index: number) =>
  `${String(family).padStart(8, "0")}-0000-4000-8000-${String(index).padStart(12, "0")}`;

export type AwkwardRow = { id: string; geoLocationId: string | null; trouble: string };
export type AwkwardNation = {
  answers: NationalAnswers;
  projects: AwkwardRow[];
  sketches: AwkwardRow[];
  naturePotentials: ReturnType<typeof naturePotentials>;
  /** Plans that the rows lie in; all others have none. */
  planIds: string[];
};

const [home, neighbour, drafted, withdrawn] = plans as unknown as [Plan, Plan, Plan, Plan];
type Plan = (typeof plans)[number];
const [vos, otherVos] = tripartites as unknown as [{ id: string }, { id: string }];

/** A nation made of rows that are missing something, in the shapes of the national system. */
export function awkwardNation(): AwkwardNation {
  const troubles = [
    ...Object.entries(outlines).map(([trouble, outline]) => ({ trouble, outline, odd: {} })),
    ...Object.entries(oddities).map(([trouble, odd]) => ({ trouble, outline: undefined, odd })),
  ];
  const answers: NationalAnswers = {};
  const put = (id: string, outline: unknown) => {
    if (outline !== undefined) answers[`geometries/${id}`] = { geometryWkt: outline };
  };
  const areas = (family: number) =>
    troubles.map(({ trouble, outline, odd }, index) => {
      const { name = `Eng (${trouble})`, ...given } = odd as { name?: string | null };
      const geoLocationId = idOf(family + 1, index);
      put(
        geoLocationId,
        Object.keys(odd).length > 0 ? `MULTIPOLYGON (((${square(40 + index)})))` : outline,
      );
      return {
        id: idOf(family, index),
        trouble,
        name,
        row: {
          nitrogenReductionT: 1.25,
          extractionEffortHa: 2.5,
          afforestationEffortHa: 0,
          overlappingAreaHa: 3,
          geoLocationId,
          subsidySchemeId: schemes[index % schemes.length]!.id,
          mitigationMeasureId: measures[index % measures.length]!.id,
          ...given,
        },
      };
    });
  const projects = areas(1).map((area, index) => ({
    ...area,
    row: {
      projectId: area.id,
      projectName: area.name,
      projectStatus: [6, 10, 15][index % 3],
      applicationTimestamp: "2025-05-15T09:15:18.741554+00:00",
      lastStateChanged: "2025-08-28T08:12:04.002597+00:00",
      supplementaryGeometries: supplementary(index),
      ...area.row,
    },
  }));
  // An area of its own is all that a project may lack altogether.
  Object.assign(projects.at(-1)!.row, { geoLocationId: null });
  const sketches = areas(3).map((area) => ({
    ...area,
    row: { sketchProjectId: area.id, sketchProjectName: area.name, ...area.row },
  }));
  for (let index = 0; index < projects.length; index += 5)
    put(
      idOf(6, index),
      index % 2 ? "MULTIPOLYGON EMPTY" : `MULTIPOLYGON (((${square(40 + index)})))`,
    );
  const potentials = naturePotentials();
  for (const { geoLocationId } of potentials.slice(1))
    if (geoLocationId !== null) put(geoLocationId, outlines["sound"]);

  const parts = projects.filter((_, index) => index % 7 !== 6).map(({ row }) => part(row));
  const drawn = sketches.map(({ row }) => row);
  const half = <Row extends { overlappingAreaHa: number | null }>(row: Row) => ({
    ...row,
    overlappingAreaHa: row.overlappingAreaHa === null ? null : row.overlappingAreaHa / 2,
  });
  const unit = (id: string) => ({
    projects: id === vos.id ? parts : id === otherVos.id ? parts.slice(0, 4).map(half) : [],
    sketchProjects: id === vos.id ? drawn : [],
    naturePotentials: id === vos.id ? potentials : id === otherVos.id ? null : [],
  });
  Object.assign(answers, {
    "master-data": {
      subsidySchemes: [
        {
          id: "00000000-0000-4000-8000-0000000000bb",
          name: "Deres ordning".repeat(20),
          mitigationMeasureId: measures[0]!.id,
        },
        { id: "00000000-0000-4000-8000-0000000000bc", name: "Uden virkemiddel" },
      ],
      mitigationMeasures: [
        { id: "00000000-0000-4000-8000-0000000000aa", name: "Deres virkemiddel" },
      ],
    },
    "status/metadata": { plans, vos: tripartites, municipalities },
    "status/projects": [
      ...projects.map(({ row }) => row),
      { ...projects[0]!.row, projectId: idOf(9, 1), projectStatus: 3 },
    ],
    "status/plans": plans.map((plan) => ({
      id: plan.id,
      name: plan.name,
      geoLocationId: plan.geoLocationId,
      status: plan === drafted ? "Draft" : plan === withdrawn ? "Unpublished" : "Published",
      firstPublishedTimestamp: plan === neighbour ? null : "2025-01-29T11:04:15.982888+00:00",
      lastPublishedTimestamp: plan === neighbour ? undefined : "2026-05-04T13:16:54.236408+00:00",
      nitrogenReductionGoalT: plan === neighbour ? null : plan.nitrogenGoalTons,
      projects: plan === home ? parts : plan === neighbour ? parts.slice(0, 4).map(half) : [],
      sketchProjects:
        plan === home
          ? drawn
          : plan === drafted || plan === withdrawn
            ? drawn.slice(0, 2).map(half)
            : [],
      ...(plan === home ? { naturePotentials: potentials } : {}),
    })),
    "status/vos": tripartites.map((each) => ({ ...each, ...unit(each.id) })),
  });
  const listed = ({
    id,
    trouble,
    row,
  }: {
    id: string;
    trouble: string;
    row: { geoLocationId: string | null };
  }) => ({
    id,
    trouble,
    geoLocationId: row.geoLocationId,
  });
  return {
    answers,
    projects: projects.map(listed),
    sketches: sketches.map(listed),
    naturePotentials: potentials,
    planIds: [home.id, neighbour.id, drafted.id, withdrawn.id],
  };
}

/** Every fifth project has supplementary areas: a sound one, one of no known type, and two that no one has drawn. */
function supplementary(index: number) {
  if (index % 5 > 0) return index % 2 ? null : undefined;
  return [
    {
      name: "Tilskudsberettiget areal",
      areaHa: 2.7976657271575505,
      supplementaryGeometryTypeId: "d01155c9-d4c3-49f4-bb26-7ce14a10051c",
      geoLocationId: idOf(6, index),
    },
    {
      name: null,
      areaHa: null,
      supplementaryGeometryTypeId: idOf(7, 1),
      geoLocationId: idOf(8, index),
    },
    ...[1, 2].map(() => ({
      name: "Marker 2025",
      areaHa: null,
      supplementaryGeometryTypeId: index % 2 ? null : idOf(7, 2),
      geoLocationId: null,
    })),
  ];
}

function naturePotentials() {
  return [4.5, 0, null, 5509.599270488674].map((overlappingAreaHa, index) => ({
    naturePotentialId: idOf(10, index),
    naturePotentialName: index === 1 ? null : `Naturkategori HK${index}`,
    overlappingAreaHa,
    biodiversitetOverlappingAreaHa: index === 2 ? null : index * 0.5,
    beskyttetNaturOverlappingAreaHa: index * 0.25,
    s3NaturOverlappingAreaHa: 0,
    natura2000OverlappingAreaHa: index === 3 ? 12.5 : 0,
    geoLocationId: index === 2 ? null : idOf(11, index),
    created: "2026-05-04T13:03:29.798811+00:00",
    updated: null,
  }));
}

/** Within a unit a project is told without its supplementary areas. */
function part<Row extends { supplementaryGeometries?: unknown }>(row: Row) {
  const { supplementaryGeometries: _left, ...rest } = row;
  return rest;
}
