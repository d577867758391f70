import type { PGlite } from "@electric-sql/pglite";
import { queryFrame, readyFrame, syncFrame } from "./frames.ts";

const PARSE = 0x50;
const EXECUTE = 0x45;
const QUERY = 0x51;

/** How many messages of each type a run of whole messages holds. */
function countTypes(bytes: Buffer): Map<number, number> {
  const counts = new Map<number, number>();
  let at = 0;
  while (at + 5 <= bytes.length) {
    const type = bytes[at]!;
    counts.set(type, (counts.get(type) ?? 0) + 1);
    at += 1 + bytes.readInt32BE(at + 1);
  }
  return counts;
}

const letters = (text: string) => [...Buffer.from(text, "latin1")];
const failed = letters("E");
const parsed = letters("1");
// Command complete, empty query, suspended portal, copy in, out or both.
const finished = letters("CIsGHW");

/**
 * Whether the engine said how every statement of a batch ended. An exception inside a geometry
 * library is lost in WebAssembly: the statement then ends without rows and without an error, and
 * what is left of the batch comes out with the next one, which is another client's.
 */
export function isCompleteResponse(question: Buffer, answer: Buffer): boolean {
  const asked = countTypes(question);
  const said = countTypes(answer);
  const sum = (types: readonly number[]) =>
    types.reduce((total, type) => total + (said.get(type) ?? 0), 0);
  if (sum(failed) > 0) return true;
  const statements = (asked.get(EXECUTE) ?? 0) + (asked.get(QUERY) ?? 0);
  return sum(parsed) >= (asked.get(PARSE) ?? 0) && sum(finished) >= statements;
}

/** A client as the scheduler sees it. */
export type Client = {
  write(bytes: Buffer): void;
  expel(code: string, sentence: string): void;
};

/** Messages that must reach the engine together; `endsInReady` is false after a mere Flush. */
export type MessageBatch = { client: Client; bytes: Buffer; endsInReady: boolean };

export type SessionMultiplexer = ReturnType<typeof multiplexSession>;

type Options = {
  engine: PGlite;
  idleInTransactionMs: number;
  /** Whether the disk has room for what a statement may write. */
  hasRoom: () => boolean;
  onBroken: (why: unknown) => void;
};

const refusedAsReadOnly = Buffer.from("C25006\0");
const refusedAsFull = Buffer.from("C53100\0");

/**
 * The engine is one session. Clients share it batch by batch; one that has a transaction open keeps
 * it until that ends, the client leaves, or it stays silent for too long.
 */
export function multiplexSession({ engine, idleInTransactionMs, hasRoom, onBroken }: Options) {
  let isReadOnly = false;
  let queue: MessageBatch[] = [];
  let owner: Client | null = null;
  let busy = false;
  let idleTimer: NodeJS.Timeout | undefined;
  const jobs: (() => Promise<void>)[] = [];

  function ask(bytes: Buffer): Buffer[] {
    const chunks: Buffer[] = [];
    // The engine works synchronously: when the call returns, all output has been handed over.
    engine
      .execProtocolRawStream(bytes, {
        syncToFs: false,
        onRawData: (data) => void chunks.push(Buffer.from(data)),
      })
      .catch(onBroken);
    return chunks;
  }

  function run(bytes: Buffer, endsInReady: boolean) {
    const settled = normalizeReadyFrames(ask(bytes), endsInReady);
    if (endsInReady && settled.status === null) onBroken(new Error("the engine gave no answer"));
    return settled.bytes;
  }

  /** Throws away what a lost statement left behind, until an answer fits its question again. */
  function recover() {
    for (let attempt = 0; attempt < 8; attempt++) {
      ask(Buffer.concat([syncFrame, queryFrame("rollback")]));
      const said = countTypes(Buffer.concat(ask(queryFrame("select 1"))));
      const rows = said.get("D".charCodeAt(0)) ?? 0;
      const errors = said.get("E".charCodeAt(0)) ?? 0;
      if (rows === 1 && errors === 0 && said.get("C".charCodeAt(0)) === 1) return;
    }
    onBroken(new Error("the engine did not recover from a lost exception"));
  }

  /**
   * A log that cannot grow ends the engine, with everything on top of it. So nothing is written in
   * the last of the disk: reads continue, and writes do again when there is room.
   */
  function followDisk() {
    const isFull = !hasRoom();
    const set = (setting: string) => ask(queryFrame(`set ${setting}`));
    if (owner === null && isFull !== isReadOnly) {
      set(`default_transaction_read_only = ${isFull ? "on" : "off"}`);
      isReadOnly = isFull;
    } else if (isFull && engine.isInTransaction()) set("transaction_read_only = on");
    return isFull;
  }

  function execute({ client, bytes, endsInReady }: MessageBatch) {
    clearTimeout(idleTimer);
    const isFull = followDisk();
    const answer = run(bytes, endsInReady);
    if (isFull) nameFullDisk(answer);
    if (endsInReady && !isCompleteResponse(bytes, answer)) {
      recover();
      owner = null;
      client.expel("XX000", "the statement broke off inside the engine; nothing of it was kept");
      return;
    }
    owner = !endsInReady || engine.isInTransaction() ? client : null;
    if (owner) idleTimer = setTimeout(() => disconnectIdle(client), idleInTransactionMs);
    client.write(answer);
  }

  function disconnectIdle(client: Client) {
    if (owner !== client || queue.some((batch) => batch.client === client)) return;
    client.expel("25P03", "terminating connection due to idle-in-transaction timeout");
    leave(client);
  }

  function next(): MessageBatch | undefined {
    const index = owner ? queue.findIndex((batch) => batch.client === owner) : 0;
    return index < 0 ? undefined : queue.splice(index, 1)[0];
  }

  function runNext() {
    if (busy) return;
    const job = owner ? undefined : jobs.shift();
    const batch = job ? undefined : next();
    if (!job && !batch) return;
    busy = true;
    if (batch) execute(batch);
    void Promise.resolve(job?.()).finally(() => {
      // Between batches the sockets get their time, or one busy client would starve the others.
      setImmediate(() => {
        busy = false;
        runNext();
      });
    });
  }

  function leave(client: Client) {
    queue = queue.filter((batch) => batch.client !== client);
    if (owner !== client) return;
    clearTimeout(idleTimer);
    run(Buffer.concat([syncFrame, queryFrame("rollback")]), true);
    owner = null;
    runNext();
  }

  return {
    add(batch: MessageBatch) {
      queue.push(batch);
      runNext();
    },
    leave,
    /** Runs the job when no transaction is open, with the engine to itself. */
    whenFree<T>(job: () => Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        jobs.push(() => job().then(resolve, reject));
        runNext();
      });
    },
    isIdle: () => !busy && !owner && queue.length === 0,
    /** The answer to an opening message, asked of the engine once and given to every client. */
    greet: (opening: Buffer) => run(opening, true),
  };
}

/** In place, and only where the engine refused: rows may hold the same bytes. */
function nameFullDisk(answer: Buffer): void {
  for (let at = 0; at + 5 <= answer.length; at += 1 + answer.readInt32BE(at + 1)) {
    if (answer[at] !== failed[0]) continue;
    const code = answer.indexOf(refusedAsReadOnly, at);
    if (code >= 0) refusedAsFull.copy(answer, code);
  }
}

/**
 * The engine announces "ready" twice after a failed statement. A client would take the second one
 * for the end of its next statement, so all are dropped and one is put at the end of a batch.
 */
export function normalizeReadyFrames(chunks: Buffer[], endsInReady: boolean) {
  const output = Buffer.concat(chunks);
  const kept: Buffer[] = [];
  let status: string | null = null;
  let from = 0;
  let at = 0;
  while (at + 5 <= output.length) {
    const end = at + 1 + output.readInt32BE(at + 1);
    if (output[at] === 0x5a) {
      status = String.fromCharCode(output[at + 5] ?? 0);
      kept.push(output.subarray(from, at));
      from = end;
    }
    at = end;
  }
  kept.push(output.subarray(from));
  if (endsInReady && status !== null) kept.push(readyFrame(status));
  return { bytes: Buffer.concat(kept), status };
}
