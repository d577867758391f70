import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { ServerProbe } from "./serverProbe.ts";

/** As the driver's own pool gives them out: released with `true`, the connection is closed. */
type DestroyableClient = Omit<PostgresPoolClient, "release"> & {
  release(destroy: boolean): void;
};

type Limits = {
  deadlineMs: number;
  isOn?: () => boolean;
  /** Without it only the deadline ends the waiting. */
  probe?: ServerProbe;
};

/** A transaction that lifts the limit of its statements, as migrations do, has no deadline either. */
const liftsLimit = /^\s*set local statement_timeout = 0\s*$/;

/** A statement that has waited this long has the connection checked. */
const suspectAfterMs = 1_000;

/**
 * Gives up on statements that are not answered in time, and closes their connection: one that waits
 * for a lock or for a server that has fallen silent would hold up everything after it. The server's
 * own time limits do not reach us from a server that has fallen silent, and people should not have
 * to wait for the deadline of a long statement to hear of it: the server is asked meanwhile.
 */
export function queryTimeoutPool(pool: PostgresPool, limits: Limits): PostgresPool {
  const { deadlineMs, isOn = () => true, probe } = limits;
  return {
    async connect() {
      const client = await connectedTo(pool, isOn() ? probe : undefined);
      let isLate = false;
      let isLifted = false;
      const late = () => new Error(`timeout exceeded: no answer within ${deadlineMs} ms`);
      const query = async (text: string, parameters: readonly unknown[]) => {
        // What follows a late statement, a rollback for one, would wait as long again.
        if (isLate) throw late();
        isLifted ||= liftsLimit.test(text);
        const answer = client.query(text, parameters);
        if (isLifted || !isOn()) return answer;
        return inTime(answer, { deadlineMs, probe }, () => {
          isLate = true;
          return late();
        });
      };
      return {
        query: query as typeof client.query,
        release: () => client.release(isLate),
      };
    },
    end: () => pool.end(),
  };
}

/** The pool itself limits how long one waits for a connection of a server that answers. */
async function connectedTo(pool: PostgresPool, probe?: ServerProbe): Promise<DestroyableClient> {
  const silent = () => new Error("timeout exceeded: no connection to a silent server");
  if (probe?.wasSilent()) throw silent();
  const connecting = pool.connect() as Promise<DestroyableClient>;
  if (probe === undefined) return connecting;
  return inTime(connecting, { deadlineMs: Number.POSITIVE_INFINITY, probe }, () => {
    void connecting.then((client) => client.release(false)).catch(() => undefined);
    return silent();
  });
}

/** What the work gives; `late` where the deadline is over or, before that, the server is silent. */
async function inTime<T>(
  work: Promise<T>,
  { deadlineMs, probe }: Pick<Limits, "deadlineMs"> & { probe: ServerProbe | undefined },
  late: () => Error,
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const endsAtMs = performance.now() + deadlineMs;
  let isOver = false;
  let timer: NodeJS.Timeout;
  const lookAgain = () => {
    const leftMs = endsAtMs - performance.now();
    timer = setTimeout(look, probe ? Math.min(suspectAfterMs, leftMs) : leftMs);
  };
  const look = async () => {
    if (performance.now() < endsAtMs && (await probe?.isAnswering()) !== false) {
      if (!isOver) lookAgain();
    } else if (!isOver) reject(late());
  };
  lookAgain();
  // Its connection is closed once it is late, so its own failure is expected.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, promise]);
  } finally {
    isOver = true;
    clearTimeout(timer!);
  }
}
