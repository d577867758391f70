import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export type Balancer = { port: number; stop(): Promise<void> };

/** Sends requests to the instances in turn; paths only the first one serves go there. */
export async function startBalancer(instances: string[], port: number): Promise<Balancer> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const ofFirst = /^\/(?:identity|portal)(?:\/|$)/.test(incoming.url ?? "");
    const target = instances[ofFirst ? 0 : turn++ % instances.length]!;
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
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
