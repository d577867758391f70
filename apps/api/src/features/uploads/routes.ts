import { setImmediate } from "node:timers/promises";
import multipart from "@fastify/multipart";
import { type UploadedFeature, uploadGeometry } from "@mars/contracts/places/uploads";
import { limitsOf } from "@mars/contracts/platform/limitsOf";
import { recordOf } from "@mars/domain/fields/recordOf";
import { LANGUAGES } from "@mars/domain/languages";
import type { Refusal, Result } from "@mars/domain/result";
import type { CrsLookup } from "../../platform/geodata/crs/crs.ts";
import { readCrsDefinition } from "../../platform/geodata/crs/crsQueries.ts";
import type { App } from "../../platform/http/App.ts";
import { UploadSpace } from "../../platform/http/bodies/UploadSpace.ts";
import { callerOf } from "../../platform/http/callers/callerOf.ts";
import { route } from "../../platform/http/route.ts";
import type { Rings } from "../../platform/overlap/rings.ts";
import { ProblemError } from "../../platform/problems/ProblemError.ts";
import type { Services } from "../../services.ts";
import { type FinishedUpload, finishUpload } from "./answer/finishUpload.ts";
import { sentenceOf, toldRefusal } from "./answer/sentences.ts";
import { UploadReader } from "./process/UploadReader.ts";
import type { ReadUpload } from "./reading/ReadFeature.ts";
import { receiveFile } from "./receiving/receiveFile.ts";
import { deleteLeftFolders } from "./receiving/receivedFolders.ts";
import "./problems.ts";

/** Some milliseconds' writing; after so much the others get their turn. */
const VERTICES_AT_ONCE = 10_000;

/** Files of more systems than this, none of them built in, are no one's work. */
const MAX_SYSTEMS = 3;

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

/**
 * Reads a file, and reads it again with what the database knows of a coordinate system that the
 * reader, which has no database, did not.
 */
async function readWithSystems(
  read: (systems: Record<number, string>) => Promise<Result<ReadUpload>>,
  lookup: CrsLookup,
): Promise<Result<ReadUpload>> {
  const systems: Record<number, string> = {};
  for (let known = 0; ; known++) {
    const result = await read(systems);
    const epsg = unknownSystemOf(result);
    if (epsg === null || epsg in systems || known === MAX_SYSTEMS) return result;
    const definition = await lookup(epsg);
    if (definition === null) return result;
    systems[epsg] = definition;
  }
}

function unknownSystemOf(result: Result<ReadUpload>): number | null {
  if (result.ok || result.refusal.code !== "geodata.unknown-crs") return null;
  // As large as the database's own numbers may be.
  const found = /^EPSG:(\d{1,9})$/.exec(String(result.refusal.figures?.["crs"]));
  return found ? Number(found[1]) : null;
}

/** The answer as text: half a million corners at once would keep everybody else waiting. */
async function uploadJson({ features, ...rest }: FinishedUpload): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let vertices = 0;
  for (const { polygons, ...one } of features) {
    const feature = { ...one, geometry: asMultiPolygon(polygons) };
    pieces.push(Buffer.from(`${pieces.length > 0 ? "," : ""}${JSON.stringify(feature)}`));
    vertices += one.vertexCount;
    if (vertices < VERTICES_AT_ONCE) continue;
    vertices = 0;
    await setImmediate();
  }
  const head = JSON.stringify(rest).slice(0, -1);
  return Buffer.concat([Buffer.from(`${head},"features":[`), ...pieces, Buffer.from("]}")]);
}

function asMultiPolygon(polygons: readonly Rings[]): UploadedFeature["geometry"] {
  return {
    type: "MultiPolygon",
    coordinates: polygons.map((rings) =>
      rings.map((ring) =>
        Array.from({ length: ring.length / 2 }, (_, i): [number, number] => [
          ring[2 * i]!,
          ring[2 * i + 1]!,
        ]),
      ),
    ),
  };
}
