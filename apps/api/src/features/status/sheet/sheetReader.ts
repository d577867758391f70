import { changeKinds } from "@mars/contracts/status/statusChanges";
import type { UnitPage } from "@mars/contracts/status/statusPages";
import { unitKind } from "@mars/contracts/status/statusShapes";
import type { StatusSheet } from "@mars/contracts/status/statusSheet";
import { lastFinishedQuarter, quarterEnd, quarterStart } from "@mars/domain/status/quarters";
import { endMs, startMs } from "@mars/domain/time/copenhagen";
import { parse } from "zod/v4/core";
import { foundOrProblem } from "../../../platform/problems/ProblemError.ts";
import { readSchemes } from "../../../platform/schemes/readSchemes.ts";
import { contentOrigins } from "../../../platform/sources/contentOrigins.ts";
import type { Services } from "../../../services.ts";
import { changesOf } from "../changes/changesOf.ts";
import { publications } from "../changes/queries.ts";
import { unitPage } from "../pages/unitPage.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { demonstrationNote } from "./demonstrationNote.ts";
import { statusSheet } from "./statusSheet.ts";

type SheetReader = {
  /** Null for the country; refuses a place that there is none of. */
  pageOf: (snapshot: Snapshot, place: string | undefined) => UnitPage | null;
  sheetOf: (snapshot: Snapshot, page: UnitPage | null) => Promise<StatusSheet>;
};

/** Reads what the sheet says of the country or a unit. */
export function sheetReader({
  config,
  database,
  now,
}: Pick<Services, "config" | "database" | "now">): SheetReader {
  const pageOf = (snapshot: Snapshot, place: string | undefined) => {
    if (place === undefined) return null;
    const [kind = "", id = ""] = place.split("/");
    return foundOrProblem(unitPage(snapshot, parse(unitKind, kind), id));
  };
  const sheetOf = async (snapshot: Snapshot, page: UnitPage | null) => {
    const quarter = lastFinishedQuarter(snapshot.day);
    const period = { from: quarterStart(quarter), to: quarterEnd(quarter) };
    const published = await publications(database.read, {
      from: new Date(startMs(period.from)),
      to: new Date(endMs(period.to)),
    });
    const changes = changesOf(snapshot, published, {
      ...period,
      place: page && { kind: page.kind, id: page.id },
      kinds: changeKinds,
    });
    return statusSheet({
      snapshot,
      page,
      changes: foundOrProblem(changes),
      quarter,
      demonstration: demonstrationNote(await contentOrigins(database.read)),
      schemes: await readSchemes(database.read),
      now: now(),
      siteUrl: config.server.publicUrl.replace(/\/$/, ""),
    });
  };
  return { pageOf, sheetOf };
}
