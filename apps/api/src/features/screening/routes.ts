import { compareScreening as compareContract } from "@mars/contracts/screening/screeningChanges";
import { cutArea as cutContract } from "@mars/contracts/screening/screeningCut";
import { liveFigures as liveContract } from "@mars/contracts/screening/screeningLive";
import {
  readScreening,
  retryDataset as retryContract,
} from "@mars/contracts/screening/screeningReceipt";
import {
  startScreening as startContract,
  type ScreeningLine,
} from "@mars/contracts/screening/screeningStream";
import type { FastifyReply } from "fastify";
import { limitsOf } from "@mars/contracts/platform/limitsOf";
import type { App } from "../../platform/http/App.ts";
import { callerOf } from "../../platform/http/callers/callerOf.ts";
import { route } from "../../platform/http/route.ts";
import { ProblemError, valueOrProblem } from "../../platform/problems/ProblemError.ts";
import { problemOf } from "../../platform/problems/problemOf.ts";
import type { StorageRefusal } from "../../platform/storage/StorageQuota.ts";
import type { Services } from "../../services.ts";
import { BackgroundTasks } from "./run/BackgroundTasks.ts";
import { parseArea } from "./area/parseArea.ts";
import { compareScreening } from "./run/compareScreening.ts";
import { cutArea } from "./area/cutArea.ts";
import { downloadRoutes } from "./downloads/downloadRoutes.ts";
import { keepFindings } from "./findings/findingQueries.ts";
import { findingStorage, receiptStorage } from "./receipt/screeningStorage.ts";
import { keepLayersPacked } from "./catalogue/keepLayersPacked.ts";
import { LineStream } from "./run/lineStream.ts";
import { liveFigures } from "./judgement/liveFigures.ts";
import { openScreening, resultOf, verdictFor } from "./receipt/openScreening.ts";
import { retryDataset } from "./run/retryDataset.ts";
import { markReopened } from "./receipt/screeningQueries.ts";
import { screeningParts } from "./ScreeningParts.ts";
import { startScreening } from "./run/startScreening.ts";
import "./problems.ts";

export async function screeningRoutes(app: App, services: Services): Promise<void> {
  const parts = screeningParts(services);
  const limits = limitsOf(services.config);
  const { config, database, now, storage } = services;
  const receipts = storage.registerKind(receiptStorage(config));
  const findings = storage.registerKind(findingStorage(config));
  const background = new BackgroundTasks((fault) =>
    app.log.warn({ err: fault }, "findings could not be kept"),
  );
  app.addHook("onClose", () => background.done());

  route(app, startContract, async ({ body, request }) => {
    const caller = callerOf(request);
    refuseWhereFull(receipts.refusalFor(caller));
    const asked = valueOrProblem(await parseArea(body, limits));
    const lines = new LineStream<ScreeningLine>();
    const screening = startScreening(parts, {
      asked,
      name: body.name || null,
      neighbourOptions: { bufferM: body.bufferM, stages: body.neighbourStages ?? null },
      person: request.person,
      emit: (line) => lines.write(line),
      signal: lines.signal,
      onKept: (bytes) => receipts.add(caller, bytes),
    })
      .catch((fault: unknown) => {
        if (lines.signal.aborted) return [];
        request.log.error({ err: fault }, "a screening broke off");
        lines.write({ kind: "broken", code: problemOf(fault).code });
        return [];
      })
      .finally(() => lines.end());
    // Only the next who asks for the same area needs it: whoever asked now does not wait for it.
    background.run(async () => {
      const fresh = await screening;
      if (findings.refusalFor(caller)) return;
      findings.add(caller, await keepFindings(database.write, asked.hash, fresh));
    });
    return lines;
  });

  route(app, retryContract, ({ params, request, reply }) =>
    retryDataset(parts, { ...params, person: request.person, signal: abortOnDisconnect(reply) }),
  );

  route(app, readScreening, async ({ params, request }) => {
    const stored = await openScreening(database.write, params.id, now());
    background.run(() => markReopened(database.write, params.id));
    const verdict = verdictFor(stored, await parts.rules.get(), request.person);
    return { ...resultOf(stored), verdict };
  });

  route(app, compareContract, ({ params, reply }) =>
    compareScreening(parts, params.id, abortOnDisconnect(reply)),
  );

  route(app, liveContract, async ({ body }) =>
    valueOrProblem(await liveFigures(parts, body, limits)),
  );

  route(app, cutContract, async ({ body, reply }) => {
    const asked = valueOrProblem(await parseArea(body, limits));
    const answer = await cutArea(parts, asked, body.subsidySchemeId, abortOnDisconnect(reply));
    return { ...answer, geometry: answer.geometry as never, cut: answer.cut as never };
  });

  downloadRoutes(app, parts);
  keepLayersPacked(app, parts);
}

/** A screening promises a receipt: where none can be kept it is not begun. */
function refuseWhereFull(refusal: StorageRefusal | null): void {
  if (!refusal) return;
  const headers = { "retry-after": String(refusal.retryAfterS) };
  throw new ProblemError(refusal.why === "caller" ? "request.too-many" : "storage.full", {
    headers,
  });
}

/** Fires when the caller has hung up before the answer. */
function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return left.signal;
}
