import {
  analyseForm,
  downloadFormPacket,
  downloadProjectPdf,
} from "@mars/contracts/projects/projectDocuments";
import { type Language, locales } from "@mars/wording/language/languages";
import { wordIn } from "@mars/wording/language/wordIn";
import type { FastifyRequest } from "fastify";
import { admitProbe } from "../../../platform/allowances/admitProbe.ts";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { App } from "../../../platform/http/App.ts";
import { nameFile } from "../../../platform/http/answers/nameFile.ts";
import { route } from "../../../platform/http/route.ts";
import { type Person, signedIn } from "../../../platform/identity/person.ts";
import { foundOrProblem } from "../../../platform/problems/ProblemError.ts";
import { datasetTitles, isDemoGeography } from "../../../platform/pdf/mapQueries.ts";
import { readSchemes } from "../../../platform/schemes/readSchemes.ts";
import type { Services } from "../../../services.ts";
import { readRemarks } from "../casework/remarkQueries.ts";
import { readRevisions } from "../history/revisions.ts";
import { type ProjectRow, readableSince } from "../project/ProjectRow.ts";
import { openCase } from "../project/openProject.ts";
import { projectAnswer } from "../project/projectAnswer.ts";
import { analyseForm as analyse } from "../rules/analyseForm.ts";
import { judgementOf } from "../rules/judgementOf.ts";
import type { ProjectDossier } from "./ProjectDossier.ts";
import { formPacket } from "./formPacket.ts";
import { pdfText } from "./pdfText.ts";
import { decisionDocument, projectDocument } from "./projectDocument.ts";
import { projectMap } from "./projectMap.ts";

const MAX_REVISIONS = 200;

export function documentRoutes(app: App, services: Services): void {
  const { database, now, pdf } = services;
  const source = database.write;

  const dossierFor = async (request: FastifyRequest, id: string, language: Language) => {
    const person = signedIn(request);
    const row = await openCase(source, id, person);
    return readDossier(source, row, person, language, now());
  };

  route(app, analyseForm, async ({ request, params, query }) => {
    const person = signedIn(request);
    const row = await openCase(source, params.id, person);
    return analyse(source, row, person, {
      action: query.action ?? null,
      tellsHidden: (await admitProbe(services, request, row.geoLocationId)) === 0,
      now: now(),
    });
  });

  route(app, downloadProjectPdf, async ({ request, reply, params, query }) => {
    const { language, part } = query;
    const dossier = await dossierFor(request, params.id, language);
    const { name } = dossier.project;
    const isLetter = part === "decision";
    const written = isLetter
      ? foundOrProblem(decisionDocument(dossier, language))
      : projectDocument(dossier, language);
    const parts = isLetter ? ["afgoerelse", name] : ["projekt", name];
    nameFile(reply, { parts, at: now(), ending: "pdf" }, "inline");
    return pdf.write(written);
  });

  route(app, downloadFormPacket, async ({ request, reply, params, query }) => {
    const dossier = await dossierFor(request, params.id, query.language);
    const written = await pdf.write(projectDocument(dossier, query.language));
    nameFile(reply, {
      parts: ["projekt", dossier.project.name, "bilag"],
      at: now(),
      ending: "zip",
    });
    return formPacket(dossier, written, query.language);
  });
}

/** Reads all that a printed project tells. */
async function readDossier(
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
