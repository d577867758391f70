import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../apps/api/src/platform/database/Database.ts";
import {
  acquireLease,
  readLeaseHolder,
  releaseLease,
} from "../../apps/api/src/platform/sources/leaseQueries.ts";
import { ImportRefused } from "./ImportRefused.ts";
import type { Progress } from "./progress.ts";

/** Held by whoever imports: one at a time, whether by command, by hand or by schedule. */
export const IMPORT_LEASE = "import";

const LOOK_AGAIN_MS = 5_000;
const KEEP_EVERY_MS = 3_000;

type Into = { database: Database; progress: Progress };
/** False gives up at once where another import is under way. */
type Waiting = { waitsForLease?: boolean; signal?: AbortSignal };

export class LeaseLost extends ImportRefused {
  constructor() {
    super("another import has taken over; this one stopped, and what was there stays");
  }
}

export const newHolder = () => `${hostname()} ${process.pid} ${randomUUID()}`;

/** Does the work while no other import does any; its signal ends it when the lease is lost. */
export async function withImportLease<T>(
  into: Into,
  waiting: Waiting,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { write } = into.database;
  const holder = newHolder();
  await waitForLease(into, holder, waiting);
  const lost = new AbortController();
  const timer = setInterval(() => {
    acquireLease(write, IMPORT_LEASE, holder).then(
      (isHeld) => isHeld || lost.abort(new LeaseLost()),
      // A database that is unavailable for a moment is asked again; the import itself fails if it stays away.
      () => undefined,
    );
  }, KEEP_EVERY_MS);
  try {
    const signals = [lost.signal, ...(waiting.signal ? [waiting.signal] : [])];
    return await work(AbortSignal.any(signals));
  } finally {
    clearInterval(timer);
    await releaseLease(write, IMPORT_LEASE, holder);
  }
}

export async function waitForLease(
  { database, progress }: Into,
  holder: string,
  { waitsForLease, signal }: Waiting,
): Promise<void> {
  const { write } = database;
  let isTold = false;
  while (!(await acquireLease(write, IMPORT_LEASE, holder))) {
    const other = await readLeaseHolder(write, IMPORT_LEASE);
    if (other !== null && isDead(other)) {
      await releaseLease(write, IMPORT_LEASE, other);
      continue;
    }
    const who = other?.split(" ").slice(0, 2).join(", process ") ?? "it has just ended";
    if (waitsForLease === false) throw new ImportRefused(`another import is under way (${who})`);
    if (!isTold) progress.say(`another import is under way (${who}); waiting for its end`);
    isTold = true;
    await sleep(LOOK_AGAIN_MS, undefined, { signal });
  }
}

/** An import of this machine that was killed need not be waited for. */
function isDead(holder: string): boolean {
  const [host, pid] = holder.split(" ");
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
