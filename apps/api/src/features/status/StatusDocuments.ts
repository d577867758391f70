import "./problems.ts";
import { nearestKnownDay } from "@mars/domain/status/knownDays";
import type { FastifyReply, FastifyRequest } from "fastify";
import { danishDay } from "../../platform/publicData/danishDay.ts";
import type { ResponseCache } from "../../platform/publicData/ResponseCache.ts";
import { sendCached } from "../../platform/publicData/sendCached.ts";
import { ProblemError } from "../../platform/problems/ProblemError.ts";
import type { Snapshot } from "./snapshot/Snapshot.ts";
import { type SnapshotStore, statusTopics } from "./snapshot/SnapshotStore.ts";

type Parts = { responseCache: ResponseCache; snapshots: SnapshotStore; now: () => Date };

export type StatusDocument = {
  key: string;
  asOf?: string | undefined;
  /** Another day that it is asked about, which must be known too. */
  since?: string | undefined;
  mediaType?: string;
  /** What is to be sent, or a promise of it. */
  make: (snapshot: Snapshot) => unknown;
};

/** Documents made of a status snapshot: computed once per change and day, then sent as bytes. */
export class StatusDocuments {
  readonly #parts: Parts;
  readonly #today: () => string;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#today = danishDay(parts.now);
  }

  send(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, asOf: asked, since, mediaType, make }: StatusDocument,
  ): Promise<FastifyReply> {
    const { responseCache, snapshots } = this.#parts;
    const asOf = asked === this.#today() ? undefined : asked;
    return sendCached({ request, reply }, responseCache, {
      key: `status ${key} ${asOf ?? ""}`,
      topics: statusTopics,
      epoch: this.#today,
      ...(mediaType && { mediaType }),
      make: async (version) => {
        const now = await snapshots.get(version, null, this.#today());
        this.#refuseUnknown(now, asOf, since);
        const content = await make(
          asOf === undefined ? now : await snapshots.get(version, asOf, this.#today()),
        );
        return typeof content === "string" || Buffer.isBuffer(content)
          ? content
          : JSON.stringify(content);
      },
    });
  }

  /** For a document that takes longer than a kept answer may. */
  async snapshot(asked: string | undefined): Promise<Snapshot> {
    const asOf = await this.earlierDay(asked);
    return this.#parts.snapshots.current(asOf ?? null, this.#today());
  }

  /** A day before today; undefined for today. Days without figures are refused. */
  async earlierDay(asked: string | undefined): Promise<string | undefined> {
    const today = this.#today();
    if (asked === undefined || asked === today) return undefined;
    this.#refuseUnknown(await this.#parts.snapshots.current(null, today), asked);
    return asked;
  }

  /** Refuses days before the history begins and days to come, with the nearest that is known. */
  #refuseUnknown({ historyFrom }: Snapshot, ...days: readonly (string | undefined)[]): void {
    const today = this.#today();
    for (const day of days) {
      const nearest = day === undefined ? null : nearestKnownDay(day, { from: historyFrom, today });
      if (nearest !== null)
        throw new ProblemError("status.day-unknown", {
          nearest,
          figures: { asked: day, from: historyFrom ?? today, to: today },
        });
    }
  }
}
