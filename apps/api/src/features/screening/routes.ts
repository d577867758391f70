import { Readable } from "node:stream";
import { limitsOf } from "@mars/contracts/platform/limitsOf";
import { compareScreening as compareContract } from "@mars/contracts/screening/screeningChanges";
import { cutArea as cutContract } from "@mars/contracts/screening/screeningCut";
import { liveFigures as liveContract } from "@mars/contracts/screening/screeningLive";
import {
  readScreening,
  retryDataset as retryContract,
} from "@mars/contracts/screening/screeningReceipt";
import {
  type ScreeningLine,
  startScreening as startContract,
} from "@mars/contracts/screening/screeningStream";
import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import type { FastifyReply } from "fastify";
import type { App } from "../../platform/http/App.ts";
import { callerOf } from "../../platform/http/callers/callerOf.ts";
import { route } from "../../platform/http/route.ts";
import { PeriodicJob } from "../../platform/jobs/PeriodicJob.ts";
import { ProblemError, valueOrProblem } from "../../platform/problems/ProblemError.ts";
import { problemOf } from "../../platform/problems/problemOf.ts";
import type { StorageRefusal } from "../../platform/storage/StorageQuota.ts";
import type { Services } from "../../services.ts";
import { screeningParts, type ScreeningParts } from "./ScreeningParts.ts";
import { areaWithout, type CutArea } from "./area/cutQueries.ts";
import { areaOf, type AskedArea, parseArea } from "./area/parseArea.ts";
import { downloadRoutes } from "./downloads/downloadRoutes.ts";
import type { Screened } from "./findings/Screened.ts";
import { findStored } from "./findings/findStored.ts";
import { keepFindings } from "./findings/findingQueries.ts";
import { judgeArea } from "./judgement/judgeArea.ts";
import { liveFigures } from "./judgement/liveFigures.ts";
import { openScreening, resultOf, verdictFor } from "./receipt/openScreening.ts";
import { markReopened } from "./receipt/screeningQueries.ts";
import { findingStorage, receiptStorage } from "./receipt/screeningStorage.ts";
import { compareScreening } from "./run/compareScreening.ts";
import { retryDataset } from "./run/retryDataset.ts";
import { startScreening } from "./run/startScreening.ts";
import { savedAreaRoutes } from "./saved/savedAreaRoutes.ts";
import "./problems.ts";

/** Newline-delimited JSON that leaves line by line, and tells when the reader has gone. */
class LineStream<Line> extends Readable {
  readonly #left = new AbortController();
  #hasEnded = false;
  #waiting = "";

  get signal(): AbortSignal {
    return this.#left.signal;
  }

  write(line: Line): void {
    if (this.destroyed || this.#hasEnded) return;
    // Lines that are ready in the same moment leave together: a packet each costs more than they do.
    if (this.#waiting === "") setImmediate(() => this.#leave());
    this.#waiting += `${JSON.stringify(line)}\n`;
  }

  end(): void {
    this.#leave();
    if (!this.destroyed && !this.#hasEnded) this.push(null);
    this.#hasEnded = true;
  }

  #leave(): void {
    const lines = this.#waiting;
    this.#waiting = "";
    if (lines !== "" && !this.destroyed && !this.#hasEnded) this.push(lines);
  }

  override _read(): void {
    // Lines come when they are ready, not when they are requested.
  }

  override _destroy(fault: Error | null, done: (fault?: Error | null) => void): void {
    this.#left.abort();
    done(fault);
  }
}

/** Background tasks: they outlive the request that started them and are awaited before shutdown. */
class BackgroundTasks {
  readonly #running = new Set<Promise<void>>();
  readonly #warn: (fault: unknown) => void;

  constructor(warn: (fault: unknown) => void) {
    this.#warn = warn;
  }

  run(work: () => Promise<void>): void {
    const running = work()
      .catch(this.#warn)
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async done(): Promise<void> {
    await Promise.all(this.#running);
  }
}

const REFRESH_EVERY_MS = 30_000;

/**
 * While the server listens: layers are packed before the first area is asked for and when a
 * dataset has a new version.
 */
function keepLayersPacked(app: App, { layers }: ScreeningParts): void {
  const job = new PeriodicJob({
    everyMs: REFRESH_EVERY_MS,
    round: () => layers.refresh(REFRESH_EVERY_MS / 2),
    onFailure: (fault) => app.log.warn({ err: fault }, "refreshing the layers failed"),
  });
  app.addHook("onListen", async () => job.start({ atOnce: true }));
  // Not waited for: packing takes minutes, and what is not written is packed again.
  app.addHook("onClose", async () => void job.stop());
}

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
    refuseWhereFull(await receipts.refusalFor(caller));
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
      if (await findings.refusalFor(caller)) return;
      await findings.add(caller, await keepFindings(database.write, asked.hash, fresh));
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
  savedAreaRoutes(app, parts, async (request, bytes) => {
    const caller = callerOf(request);
    refuseWhereFull(await receipts.refusalFor(caller));
    await receipts.add(caller, bytes);
  });
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

type Fit = { schemeId: string; areaFits: boolean | null };
type Cut = CutArea & { geometry: MultiPolygonGeometry; schemes: Fit[] };

/** The area without what the scheme must keep clear of, and which schemes the rest still fits. */
async function cutArea(
  parts: ScreeningParts,
  asked: AskedArea,
  schemeId: string,
  signal: AbortSignal,
): Promise<Cut> {
  const { schemes } = await parts.rules.get();
  const scheme = schemes.find(({ id }) => id === schemeId);
  if (!scheme) throw new ProblemError("screening.scheme-unknown");
  const rules = scheme.overlapRules.filter(({ mustNotOverlap }) => mustNotOverlap);
  const { geometry, ...rest } = await areaWithout(parts.database.read, asked.geometry, rules);
  if (geometry === null) throw new ProblemError("screening.nothing-left");
  return { ...rest, geometry, schemes: await fitsOf(parts, areaOf(geometry), signal) };
}

/** Services elsewhere are not asked: people look at the button while this is measured. */
async function fitsOf(
  parts: ScreeningParts,
  asked: AskedArea,
  signal: AbortSignal,
): Promise<Fit[]> {
  const [catalogue, rules] = await Promise.all([parts.catalogue.get(), parts.rules.get()]);
  const screened: Screened = { known: new Map(), failed: new Map(), retention: null };
  const { datasets } = catalogue;
  const emit = () => undefined;
  await findStored(parts, { catalogue, rules, asked, datasets, screened, emit, signal });
  const { schemes } = judgeArea(rules, screened, {
    areaHa: asked.areaHa,
    applicant: null,
    at: parts.now(),
    neighbours: { items: [], count: 0, warnings: [] },
    land: null,
  });
  return schemes.map(({ schemeId, areaFits }) => ({ schemeId, areaFits }));
}
