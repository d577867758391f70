import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

type Way = "open" | "gone" | "silent";

export type FaultyProxy = {
  url: string;
  /** `gone` refuses and cuts, `silent` takes everything and answers nothing. */
  set: (way: Way) => void;
  stop: () => void;
};

/** A way to a database that fails as networks do. */
export async function startFaultyProxy(url: string): Promise<FaultyProxy> {
  const target = new URL(url);
  const through = new URL(url);
  const sockets = new Set<Socket>();
  let way: Way = "open";
  const server = createServer((near) => {
    sockets.add(near);
    near.on("error", () => near.destroy());
    near.on("close", () => sockets.delete(near));
    if (way === "gone") near.destroy();
    if (way !== "open") return;
    const far = connect(Number(target.port), target.hostname);
    sockets.add(far);
    far.on("error", () => near.destroy());
    far.on("close", () => {
      sockets.delete(far);
      near.destroy();
    });
    near.on("close", () => far.destroy());
    near.on("data", (chunk) => way === "open" && far.write(chunk));
    far.on("data", (chunk) => way === "open" && near.write(chunk));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  through.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: through.href,
    set(next) {
      way = next;
      if (next !== "silent") cut();
    },
    stop() {
      server.close();
      cut();
    },
  };
}
