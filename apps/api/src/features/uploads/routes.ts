import { recordOf } from "@mars/domain/fields/recordOf";
import { LANGUAGES } from "@mars/domain/languages";
import multipart from "@fastify/multipart";
import { uploadGeometry } from "@mars/contracts/places/uploads";
import type { Refusal, Result } from "@mars/domain/result";
import { limitsOf } from "@mars/contracts/platform/limitsOf";
import { readCrsDefinition } from "../../platform/geodata/crs/crsQueries.ts";
import type { App } from "../../platform/http/App.ts";
import { callerOf } from "../../platform/http/callers/callerOf.ts";
import { route } from "../../platform/http/route.ts";
import { ProblemError } from "../../platform/problems/ProblemError.ts";
import type { Services } from "../../services.ts";
import { finishUpload } from "./answer/finishUpload.ts";
import { readWithSystems } from "./reading/readWithSystems.ts";
import { deleteLeftFolders } from "./receiving/receivedFolders.ts";
import { receiveFile } from "./receiving/receiveFile.ts";
import { sentenceOf, toldRefusal } from "./answer/sentences.ts";
import { uploadJson } from "./answer/uploadJson.ts";
import { UploadSpace } from "../../platform/http/bodies/UploadSpace.ts";
import { UploadReader } from "./process/UploadReader.ts";
import "./problems.ts";

const BYTES_PER_MB = 1_000_000;
const comeBackCodes: ReadonlySet<string> = new Set(["upload.busy", "upload.too-many-at-once"]);
const RETRY_AFTER_S = "10";

export async function uploadsRoutes(app: App, services: Services): Promise<void> {
  const { config, database, metrics, storage } = services;
  const limits = limitsOf(config);
  const space = new UploadSpace(config.storage.uploadMb * BYTES_PER_MB);
  storage.registerLocalSweep(() => deleteLeftFolders(config.storage.uploadLeftMinutes));
  const reader = new UploadReader({
    warn: (message) => app.log.warn(message),
    timeoutMs: config.limits.uploadReadS * 1000,
  });
  metrics.watchQueue("uploads", () => reader.length);
  app.addHook("onClose", () => reader.close());

  await app.register(async (forms: App) => {
    await forms.register(multipart, {
      limits: { fileSize: limits.uploadZippedMaxMb * BYTES_PER_MB, files: 1, fields: 10 },
    });
    route(forms, uploadGeometry, async ({ request, query }) => {
      const caller = callerOf(request);
      const refusalNow = () => reader.refusalFor(caller);
      const received = told(
        await receiveFile(request, limits, { caller, space, refusalNow }),
        "fil",
      );
      try {
        const read = told(
          await readWithSystems(
            (systems) =>
              reader.read(received.path, { limits, repair: query.repair, systems }, caller),
            (epsg) => readCrsDefinition(database.read, epsg),
          ),
          received.name,
        );
        const within = query.within
          ? { geoLocationId: query.within, kind: query.withinKind }
          : null;
        const options = { repair: query.repair, within };
        const result = await finishUpload(database.read, received.name, read, limits, options);
        // Made of checked parts; a hundred thousand positions are not checked again.
        return await uploadJson(told(result, received.name));
      } finally {
        await received.discard();
      }
    });
  });
}

/** The value, or the refusal as a problem whose sentences name the fault and the file. */
function told<T>(result: Result<T>, fileName: string): T {
  if (result.ok) return result.value;
  const { code, figures }: Refusal = toldRefusal(result.refusal, fileName);
  throw new ProblemError(code, {
    detail: recordOf(LANGUAGES, (language) => sentenceOf(figures!, language)),
    figures: figures!,
    ...(comeBackCodes.has(code) && { headers: { "retry-after": RETRY_AFTER_S } }),
  });
}
