import { downloadRevisions, listRevisions } from "@mars/contracts/projects/projectDocuments";
import { listTransitions } from "@mars/contracts/projects/projectMoves";
import { listRemarks, readCorrection } from "@mars/contracts/projects/projectRemarks";
import type { RevisionEntry } from "@mars/contracts/projects/projectShapes";
import {
  findNeighbours,
  judgeProject,
  listProjects,
  rankSchemes,
  readProject,
} from "@mars/contracts/projects/projects";
import { readSupplementaryGeometry } from "@mars/contracts/projects/supplementaryGeometries";
import { caseStanding, may } from "@mars/domain/rights/may";
import { formatDateTime } from "@mars/wording/format/dates";
import { type Language, locales } from "@mars/wording/language/languages";
import { loggedValueWords } from "@mars/wording/projects/loggedValueWords";
import { projectTermText } from "@mars/wording/projects/projectTermText";
import { admitProbe } from "../../platform/allowances/admitProbe.ts";
import { writeCsv } from "../../platform/csv/writeCsv.ts";
import type { App } from "../../platform/http/App.ts";
import { sendVersion } from "../../platform/http/answers/ifMatch.ts";
import { nameFile } from "../../platform/http/answers/nameFile.ts";
import {
  decodeCursor,
  pageOfRows,
  timeInCursor,
  unknownCursor,
} from "../../platform/http/answers/paging.ts";
import { route } from "../../platform/http/route.ts";
import { signedIn } from "../../platform/identity/person.ts";
import { ProblemError } from "../../platform/problems/ProblemError.ts";
import { readSchemes } from "../../platform/schemes/readSchemes.ts";
import type { Services } from "../../services.ts";
import { readCorrection as correctionOf } from "./casework/readCorrection.ts";
import { readRemarks } from "./casework/remarkQueries.ts";
import { revisionTexts } from "./history/revisionTexts.ts";
import { readRevisions } from "./history/revisions.ts";
import { listProjects as listOf } from "./list/listProjects.ts";
import { findNeighbours as neighboursOf } from "./neighbours/findNeighbours.ts";
import { readableSince, resourceOf } from "./project/ProjectRow.ts";
import { readCaseReads } from "./project/caseReadQueries.ts";
import { openCase, openProject } from "./project/openProject.ts";
import { projectAnswer, transitionsOf } from "./project/projectAnswer.ts";
import { judgeProject as judge } from "./rules/judgeProject.ts";
import { judgementOf } from "./rules/judgementOf.ts";
import { rankSchemes as rank } from "./rules/rankSchemes.ts";
import { findArea } from "./supplementary/supplementary.ts";
import { supplementaryAnswer } from "./supplementary/supplementaryAnswer.ts";

const EVERYTHING = 100_000;

export function readRoutes(app: App, services: Services): void {
  const { config, database, now } = services;
  // What follows a change must show it: all of this is read where it was written.
  const source = database.write;

  route(app, listProjects, async ({ request, query }) => {
    const person = signedIn(request);
    if (query.view === "inbox" && !may(person, "project.see-inbox")) {
      throw new ProblemError("identity.forbidden", { figures: { needs: ["caseworkerAdmin"] } });
    }
    return listOf(source, person, query, now());
  });

  route(app, readProject, async ({ request, reply, params }) => {
    const person = signedIn(request);
    const row = await openProject(source, params.id, person);
    sendVersion(reply, row.version);
    return projectAnswer(source, row, person, now());
  });

  route(app, judgeProject, async ({ request, params, query }) => {
    const row = await openCase(source, params.id, signedIn(request));
    const schemeId = query.scheme ?? row.schemeId;
    const [scheme] = schemeId ? await readSchemes(source, [schemeId]) : [];
    const isAnother = query.scheme !== undefined && query.scheme !== row.schemeId;
    const frozen = isAnother ? null : await judgementOf(source, row, scheme, now());
    return frozen ?? judge(source, row, scheme, now());
  });

  route(app, rankSchemes, async ({ request, params }) => {
    const row = await openCase(source, params.id, signedIn(request));
    return rank(source, row, now());
  });

  route(app, findNeighbours, async ({ request, params, query }) => {
    const person = signedIn(request);
    const row = await openCase(source, params.id, person);
    const waitSeconds = await admitProbe(services, request, row.geoLocationId);
    if (waitSeconds > 0) {
      throw new ProblemError("overlap.too-much-land", {
        figures: { mostHa: config.rates.probedHaPerHour },
        headers: { "retry-after": String(waitSeconds) },
      });
    }
    return neighboursOf(source, row, person, { filter: query.filter, tellsHidden: true });
  });

  route(app, listTransitions, async ({ request, params }) => {
    const person = signedIn(request);
    const row = await openProject(source, params.id, person);
    const [scheme] = row.schemeId ? await readSchemes(source, [row.schemeId]) : [];
    return { status: row.status, transitions: transitionsOf(row, person, scheme) };
  });

  route(app, listRemarks, async ({ request, params }) => {
    const person = signedIn(request);
    const row = await openCase(source, params.id, person);
    return readRemarks(source, row.id, {
      personId: person.id,
      since: readableSince(row, person),
    });
  });

  route(app, readCorrection, async ({ request, params }) => {
    const person = signedIn(request);
    const row = await openCase(source, params.id, person);
    const { isApplicant } = caseStanding(person, resourceOf(row));
    return correctionOf(source, row.id, { isParty: isApplicant, now: now() });
  });

  route(app, readSupplementaryGeometry, async ({ request, reply, params }) => {
    const person = signedIn(request);
    const row = await openProject(source, params.id, person);
    const area = await findArea(source, row.id, params.geometryId);
    const [scheme] = row.schemeId ? await readSchemes(source, [row.schemeId]) : [];
    sendVersion(reply, area.version);
    return supplementaryAnswer(area, scheme, may(person, "project.read-case", resourceOf(row)));
  });

  route(app, listRevisions, async ({ request, params, query }) => {
    const person = signedIn(request);
    const row = await openCase(source, params.id, person);
    const before = revisionBefore(query.cursor);
    const entries = await readRevisions(source, row.id, {
      before,
      since: readableSince(row, person),
      limit: query.limit + 1,
    });
    const isFirst = query.cursor === undefined;
    return {
      ...pageOfRows(entries, query.limit, ({ exactAt, id }) => [exactAt, id]),
      reads: isFirst && row.ownerPersonId === person.id ? await readCaseReads(source, row.id) : [],
    };
  });

  route(app, downloadRevisions, async ({ request, reply, params, query }) => {
    const person = signedIn(request);
    const row = await openCase(source, params.id, person);
    const entries = await readRevisions(source, row.id, {
      before: null,
      since: readableSince(row, person),
      limit: EVERYTHING,
    });
    nameFile(reply, { parts: ["projekt", row.name, "log"], at: now(), ending: "csv" });
    return Buffer.from(revisionsCsv(entries, query.language, { project: row.name, at: now() }));
  });
}

/** Time and number of the entry that the page before ended with. */
function revisionBefore(cursor: string | undefined): [string, number] | null {
  const keys = decodeCursor(cursor, 2);
  if (keys === null) return null;
  const [at, id] = keys;
  if (!Number.isSafeInteger(id)) throw unknownCursor();
  return [timeInCursor(at), Number(id)];
}

type Line = { entry: RevisionEntry; field: string; from: unknown; to: unknown };

/** The revision log as a sheet opens it: one line per changed field, newest first. */
function revisionsCsv(
  entries: readonly RevisionEntry[],
  language: Language,
  of: { project: string; at: Date },
): string {
  const text = revisionTexts[language];
  const values: readonly ((line: Line) => string)[] = [
    ({ entry }) => formatDateTime(entry.lastAt),
    ({ entry }) => entry.organization ?? projectTermText.texts[language].privatePerson,
    ({ entry }) => personText(entry, language),
    ({ entry }) => text.entities[entry.entity] ?? entry.entity,
    ({ entry }) => text.actions[entry.action] ?? entry.action,
    ({ field }) => text.fields[field] ?? field,
    ({ field, from }) => loggedValueWords(from, field, locales[language]) ?? "",
    ({ field, to }) => loggedValueWords(to, field, locales[language]) ?? "",
  ];
  return writeCsv(
    values.map((value, index) => ({ title: text.columns[index]!, value })),
    entries.flatMap((entry) => entry.changes.map((change) => ({ entry, ...change }))),
    text.about(of.project, formatDateTime(of.at)),
  );
}

/** A delegate is told with the owner in whose name they acted. */
function personText({ person, actingFor }: RevisionEntry, language: Language): string {
  if (actingFor === null) return person ?? "";
  const name = actingFor.name ?? projectTermText.texts[language].privatePerson;
  return `${person ?? ""} (${revisionTexts[language].actingFor} ${name})`.trim();
}
