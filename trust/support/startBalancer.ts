import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { isReady } from "./startInstance.ts";

export type Balancer = { origin: string; stop: () => void };

const POLL_MS = 200;

/** Sends requests in turn to those that say they are ready, as balancers that poll do. */
export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  let ready = [...origins];
  let turn = 0;
  const look = async () => {
    const states = await Promise.all(origins.map(isReady));
    ready = origins.filter((_, n) => states[n]);
  };
  const poll = setInterval(() => void look(), POLL_MS);
  const server = createServer((incoming, outgoing) => {
    const target = ready[turn++ % Math.max(1, ready.length)];
    if (target === undefined) {
      outgoing.writeHead(502).end();
      return;
    }
    const onward = request(
      new URL(incoming.url ?? "/", target),
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
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      clearInterval(poll);
      server.close();
      server.closeAllConnections();
    },
  };
}
