import type { FastifyReply, FastifyRequest } from "fastify";
import { danishDay } from "../../platform/publicData/danishDay.ts";
import type { ResponseCache } from "../../platform/publicData/ResponseCache.ts";
import { sendCached } from "../../platform/publicData/sendCached.ts";
import type { Snapshot } from "./snapshot/Snapshot.ts";
import { type SnapshotStore, statusTopics } from "./snapshot/SnapshotStore.ts";

type Parts = { responseCache: ResponseCache; snapshots: SnapshotStore; now: () => Date };

export type StatusDocument = {
  key: string;
  asOf?: string | undefined;
  mediaType?: string;
  /** What is to be sent, or a promise of it. */
  make: (snapshot: Snapshot) => unknown;
};

/** Documents made of a status snapshot: worked out once per change and day, then sent as bytes. */
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
    { key, asOf: asked, mediaType, make }: StatusDocument,
  ): Promise<FastifyReply> {
    const { responseCache, snapshots } = this.#parts;
    const asOf = this.earlierDay(asked);
    return sendCached({ request, reply }, responseCache, {
      key: `status ${key} ${asOf ?? ""}`,
      topics: statusTopics,
      epoch: this.#today,
      ...(mediaType && { mediaType }),
      make: async (version) => {
        const content = await make(await snapshots.get(version, asOf ?? null, this.#today()));
        return typeof content === "string" || Buffer.isBuffer(content)
          ? content
          : JSON.stringify(content);
      },
    });
  }

  /** For a document that takes longer than a kept answer may. */
  snapshot(asked: string | undefined): Promise<Snapshot> {
    return this.#parts.snapshots.current(this.earlierDay(asked) ?? null, this.#today());
  }

  /** Today and what is to come stand as things stand now. */
  earlierDay(asked: string | undefined): string | undefined {
    return asked !== undefined && asked < this.#today() ? asked : undefined;
  }
}
