import type { MultiPolygon } from "@mars/contracts/datasets/layers";
import type { PlanProject, PlanSketch } from "@mars/contracts/plans/planShapes";
import { planGeopackage, planReport, planShapefile } from "@mars/contracts/plans/planProjects";
import { planOutlines } from "@mars/contracts/plans/plans";
import { countsInPlan } from "@mars/domain/plans/countsInPlan";
import type { GeopackageColumn } from "../../../platform/geodata/geopackage/GeopackageTable.ts";
import { writeGeopackage } from "../../../platform/geodata/geopackage/writeGeopackage.ts";
import { writeShapefile } from "../../../platform/geodata/shapefile/writeShapefile.ts";
import { yesNoText } from "@mars/wording/format/yesNoText";
import type { App } from "../../../platform/http/App.ts";
import { nameFile } from "../../../platform/http/answers/nameFile.ts";
import { route } from "../../../platform/http/route.ts";
import { type Person, signedIn } from "../../../platform/identity/person.ts";
import type { Services } from "../../../services.ts";
import { geometriesOf, outlinesOf } from "./exportQueries.ts";
import { openPlan } from "../plan/openPlan.ts";
import { planDocument } from "./planDocument.ts";
import { readSubcatchments } from "../plan/planQueries.ts";
import { readPlanProjects } from "../plan/projectQueries.ts";
import { planSketch } from "../sketch/sketchAnswer.ts";
import { readSketches } from "../sketch/sketchQueries.ts";

type Item = PlanSketch | PlanProject;

/** Column names fit the ten letters that a Shapefile allows. */
const COLUMNS: readonly {
  name: string;
  type: GeopackageColumn["type"];
  value: (item: Item) => string | number | null;
}[] = [
  { name: "id", type: "TEXT", value: ({ id }) => id },
  { name: "navn", type: "TEXT", value: ({ name }) => name },
  { name: "stadie", type: "TEXT", value: ({ stage }) => stage },
  { name: "medregnet", type: "TEXT", value: (item) => yesNoText(countsInPlan(item)) },
  { name: "areal_ha", type: "REAL", value: ({ areaHa }) => areaHa },
  { name: "kvaelstf_t", type: "REAL", value: ({ effects }) => effects.nitrogenReductionT },
  { name: "udtagn_ha", type: "REAL", value: ({ effects }) => effects.extractionEffortHa },
  { name: "skov_ha", type: "REAL", value: ({ effects }) => effects.afforestationEffortHa },
];

export function exportRoutes(app: App, { database, now, pdf }: Services): void {
  const source = database.write;

  const itemsOf = async (planId: string, person: Person) => {
    const [sketches, projects] = await Promise.all([
      readSketches(source, planId),
      readPlanProjects(source, planId),
    ]);
    const items: Item[] = [...projects, ...sketches.map((sketch) => planSketch(sketch, person))];
    const geometries = await geometriesOf(
      source,
      items.map(({ geoLocationId }) => geoLocationId),
    );
    return items.flatMap((item) => {
      const wkb = geometries.get(item.geoLocationId);
      return wkb ? [{ wkb, values: COLUMNS.map(({ value }) => value(item)) }] : [];
    });
  };

  route(app, planGeopackage, async ({ request, reply, params }) => {
    const plan = await openPlan(source, params.id);
    nameFile(reply, { parts: ["plan", plan.title], at: now(), ending: "gpkg" });
    const rows = await itemsOf(params.id, signedIn(request));
    const columns = COLUMNS.map(({ name, type }) => ({ name, type }));
    return writeGeopackage([{ name: "projekter", title: plan.title, columns, rows }], now());
  });

  route(app, planShapefile, async ({ request, reply, params }) => {
    const plan = await openPlan(source, params.id);
    nameFile(reply, { parts: ["plan", plan.title, "shapefile"], at: now(), ending: "zip" });
    const rows = await itemsOf(params.id, signedIn(request));
    const columns = COLUMNS.map(({ name, type }) => ({
      name,
      type: type === "TEXT" ? ("text" as const) : ("number" as const),
    }));
    return writeShapefile("projekter", columns, rows);
  });

  route(app, planOutlines, async ({ params }) => {
    await openPlan(source, params.id);
    const [units, sketches, projects] = await Promise.all([
      readSubcatchments(source, params.id),
      readSketches(source, params.id),
      readPlanProjects(source, params.id),
    ]);
    const idsOf = (rows: readonly { geoLocationId: string }[]) =>
      rows.map(({ geoLocationId }) => geoLocationId);
    // A coast seen from afar bears more thinning than a field's edge.
    const outlines = [
      ...(await outlinesOf(source, idsOf(units), 40)),
      ...(await outlinesOf(source, idsOf([...sketches, ...projects]), 4)),
    ];
    return outlines.map(([geoLocationId, geometry]) => ({
      geoLocationId,
      geometry: geometry as MultiPolygon,
    }));
  });

  route(app, planReport, async ({ request, reply, params, query }) => {
    const asked = { planId: params.id, person: signedIn(request), at: now() };
    const document = await planDocument(source, asked, query.language);
    nameFile(reply, { parts: ["plan", document.title], at: now(), ending: "pdf" });
    return pdf.write(document);
  });
}
