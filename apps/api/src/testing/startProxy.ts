import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export type Proxy = { url: string; cut: () => void; stop: () => void };

/** A way to the database that a test can cut, as a network or a restarting server would. */
export async function startProxy(url: string): Promise<Proxy> {
  const target = new URL(url);
  const through = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    cut,
    stop() {
      server.close();
      cut();
    },
  };
}
