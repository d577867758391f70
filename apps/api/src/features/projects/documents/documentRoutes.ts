import {
  analyseForm,
  downloadFormPacket,
  downloadProjectPdf,
} from "@mars/contracts/projects/projectDocuments";
import type { Language } from "@mars/wording/language/languages";
import type { FastifyRequest } from "fastify";
import type { App } from "../../../platform/http/App.ts";
import { nameFile } from "../../../platform/http/answers/nameFile.ts";
import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../../platform/identity/person.ts";
import { admitProbe } from "../../../platform/allowances/admitProbe.ts";
import type { Services } from "../../../services.ts";
import { analyseForm as analyse } from "../rules/analyseForm.ts";
import { formPacket } from "./formPacket.ts";
import { openCase } from "../project/openProject.ts";
import { projectDocument } from "./projectDocument.ts";
import { readDossier } from "./readDossier.ts";

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
    const dossier = await dossierFor(request, params.id, query.language);
    nameFile(
      reply,
      { parts: ["projekt", dossier.project.name], at: now(), ending: "pdf" },
      "inline",
    );
    return pdf.write(projectDocument(dossier, query.language));
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
