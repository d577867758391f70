import {
  downloadStatusTable,
  downloadUnits,
  downloadUnitTable,
  readTablesMetadata,
} from "@mars/contracts/status/statusProvenance";
import type { FastifyReply } from "fastify";
import { csvMediaType, writeCsv } from "../../../platform/csv/writeCsv.ts";
import { csvMetadataMediaType, describedBy } from "../../../platform/csv/describedBy.ts";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import { foundOrProblem } from "../../../platform/problems/ProblemError.ts";
import { unitPage } from "../pages/unitPage.ts";
import { retiredUnitsOf } from "../pages/units.ts";
import { unitSummaries, unitSummary } from "../pages/unitSummaries.ts";
import type { StatusDocuments } from "../StatusDocuments.ts";
import { planColumns, unitColumns } from "./columns.ts";
import { nationalTables } from "./nationalTables.ts";
import { tablesMetadata } from "./tablesMetadata.ts";
import { unitTables } from "./unitTables.ts";
import type { UnitListItem } from "@mars/contracts/status/statusPages";
import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { countsOf, domainTotals, effectNames, perEffect, stageTotalsOf } from "../pages/figures.ts";
import { shareOfGoal } from "@mars/domain/status/goals";
import { translator } from "@mars/wording/language/text";
import { outsideUnits } from "../pages/outsideUnits.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { wholeParts } from "../snapshot/unitParts.ts";
import { statusTableText } from "./statusTableText.ts";

const t = translator(statusTableText, "da-DK");

/** A last line for what lies in none of the listed units; none where all does. */
function outsideRow(snapshot: Snapshot, kind: UnitKind): UnitListItem[] {
  const parts = outsideUnits(snapshot, kind);
  if (parts.projects.length + parts.sketches.length === 0) return [];
  const totals = stageTotalsOf(parts);
  const country = domainTotals(wholeParts(snapshot)).total;
  return [
    {
      id: "",
      code: null,
      slug: "",
      name: t(`outside.${kind}`),
      geoLocationId: "",
      areaHa: 0,
      retiredOn: null,
      counts: countsOf(parts),
      totals,
      shareOfCountry: perEffect((effect) =>
        shareOfGoal(totals.total[effect], country[effectNames[effect]]),
      ),
      rank: perEffect(() => 0),
      plan: null,
    },
  ];
}

/** Every table of the status pages as a file, and what is known about them. */
export function tableRoutes(app: App, documents: StatusDocuments): void {
  route(app, readTablesMetadata, ({ request, reply, query: { asOf } }) =>
    documents.send(request, reply, {
      key: "csv metadata",
      asOf,
      mediaType: csvMetadataMediaType,
      make: tablesMetadata,
    }),
  );
  route(app, downloadStatusTable, ({ request, reply, params: { table }, query: { asOf } }) =>
    documents.send(request, asFile(reply, "metadata.json", table, asOf), {
      key: `csv ${table}`,
      asOf,
      mediaType: csvMediaType,
      make: nationalTables[table],
    }),
  );
  route(app, downloadUnits, ({ request, reply, params: { kind }, query: { asOf } }) =>
    documents.send(request, asFile(reply, "../metadata.json", `${kind}s`, asOf), {
      key: `csv units ${kind}`,
      asOf,
      mediaType: csvMediaType,
      make: (snapshot) =>
        writeCsv(kind === "plan" ? planColumns : unitColumns, [
          ...unitSummaries(snapshot, kind),
          ...retiredUnitsOf(snapshot, kind)
            .map((unit) => unitSummary(snapshot, kind, unit))
            .map((unit) => ({ ...unit, name: `${unit.name} (nedlagt)` })),
          ...outsideRow(snapshot, kind),
        ]),
    }),
  );
  route(app, downloadUnitTable, ({ request, reply, params, query: { asOf } }) => {
    const { kind, id, table } = params;
    return documents.send(
      request,
      asFile(reply, "../../../metadata.json", `${kind}-${id}-${table}`, asOf),
      {
        key: `csv unit ${kind} ${id} ${table}`,
        asOf,
        mediaType: csvMediaType,
        make: (snapshot) => unitTables[table](foundOrProblem(unitPage(snapshot, kind, id))),
      },
    );
  });
}

function asFile(
  reply: FastifyReply,
  metadata: string,
  name: string,
  asOf: string | undefined,
): FastifyReply {
  const about = asOf === undefined ? metadata : `${metadata}?asOf=${asOf}`;
  void reply.header("link", describedBy(about));
  const file = asOf === undefined ? `mars-${name}.csv` : `mars-${name}-${asOf}.csv`;
  return reply.header("content-disposition", `attachment; filename="${file}"`);
}
