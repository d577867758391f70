import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { isReady } from "./startInstance.ts";

export type Balancer = { origin: string; stop: () => Promise<void> };

type Options = {
  /** One that the system hands out, unless told. */
  port?: number;
  /** Requests go to those only that say they are ready, as with balancers that poll. */
  polls?: boolean;
  /** Paths that the first one alone serves. */
  ofFirst?: RegExp;
};

const POLL_MS = 200;

/** Sends requests to the instances in turn. */
export async function startBalancer(
  origins: readonly string[],
  { port = 0, polls = false, ofFirst }: Options = {},
): Promise<Balancer> {
  let ready = [...origins];
  let turn = 0;
  const look = async () => {
    const states = await Promise.all(origins.map((origin) => isReady(origin)));
    ready = origins.filter((_, n) => states[n]);
  };
  const poll = polls ? setInterval(() => void look(), POLL_MS) : undefined;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    const target = ofFirst?.test(path) ? origins[0] : ready[turn++ % Math.max(1, ready.length)];
    if (target === undefined) {
      outgoing.writeHead(502).end();
      return;
    }
    const onward = request(
      new URL(path, target),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on("error", () =>
      outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(),
    );
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        clearInterval(poll);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
