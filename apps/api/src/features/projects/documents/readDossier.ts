import { type Language, locales } from "@mars/wording/language/languages";
import { wordIn } from "@mars/wording/language/wordIn";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { Person } from "../../../platform/identity/person.ts";
import { readSchemes } from "../../../platform/schemes/readSchemes.ts";
import { readRemarks } from "../casework/remarkQueries.ts";
import { judgementOf } from "../rules/judgementOf.ts";
import { projectAnswer } from "../project/projectAnswer.ts";
import { type ProjectRow, readableSince } from "../project/ProjectRow.ts";
import { readRevisions } from "../history/revisions.ts";
import { datasetTitles, isDemoGeography } from "../../../platform/pdf/mapQueries.ts";
import { pdfText } from "./pdfText.ts";
import type { ProjectDossier } from "./ProjectDossier.ts";
import { projectMap } from "./projectMap.ts";

const MAX_REVISIONS = 200;

/** Reads all that a printed project tells. */
export async function readDossier(
  database: Queryable,
  row: ProjectRow,
  person: Person,
  language: Language,
  now: Date,
): Promise<ProjectDossier> {
  const since = readableSince(row, person);
  const [scheme] = row.schemeId ? await readSchemes(database, [row.schemeId]) : [];
  const project = await projectAnswer(database, row, person, now);
  const judgement = await judgementOf(database, row, scheme, now);
  const titles = await datasetTitles(database, [
    ...Object.keys(judgement?.datasetVersions ?? {}),
    ...(judgement?.rules ?? []).flatMap(({ datasetId }) => datasetId ?? []),
  ]);
  return {
    project,
    schemeName: row.schemeName,
    casework: scheme?.casework ?? null,
    measureName: row.measureName,
    judgement,
    remarks: await readRemarks(database, row.id, { personId: person.id, since }),
    revisions: await readRevisions(database, row.id, {
      before: null,
      since,
      limit: MAX_REVISIONS,
    }),
    datasetTitle: (id) => {
      const title = titles.get(id);
      return title ? wordIn(locales[language], title, "title") : id;
    },
    isDemoGeography: await isDemoGeography(database),
    mapSvg: await projectMap(database, project, pdfText[language]),
    at: now,
  };
}
