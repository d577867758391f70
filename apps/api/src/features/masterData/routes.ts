import { readMasterData } from "@mars/contracts/datasets/masterData";
import type { App } from "../../platform/http/App.ts";
import { route } from "../../platform/http/route.ts";
import { serializeAnswer } from "../../platform/http/answers/serializeAnswer.ts";
import { sendCached } from "../../platform/publicData/sendCached.ts";
import type { Services } from "../../services.ts";
import { masterDataOf } from "./masterDataOf.ts";
import {
  measureRows,
  municipalityContacts,
  referenceDocuments,
  schemeRows,
  stateRows,
} from "./queries.ts";

export async function masterDataRoutes(app: App, services: Services): Promise<void> {
  const { config, database, responseCache } = services;

  async function make(): Promise<string> {
    const [schemes, measures, states, documents, contacts] = await Promise.all([
      schemeRows(database.write),
      measureRows(database.write),
      stateRows(database.write),
      referenceDocuments(database.write),
      municipalityContacts(database.write),
    ]);
    const fieldDatasets = documents["field-datasets"] ?? [];
    const masterData = masterDataOf({ schemes, measures, states, fieldDatasets, contacts }, config);
    return serializeAnswer(readMasterData, masterData);
  }

  route(app, readMasterData, ({ request, reply }) =>
    sendCached({ request, reply }, responseCache, {
      key: "master-data",
      topics: ["reference"],
      make,
    }),
  );
}
