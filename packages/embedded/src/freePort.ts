import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below those that the system hands out by itself, so that no other program is given it meanwhile. */
const PORTS = { from: 20_000, to: 32_000 };
const TRIES = 100;

/** A loopback port no one uses at this moment. */
export async function freePort(): Promise<number> {
  for (let left = TRIES; left > 0; left -= 1) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
  throw new Error("No free port was found on this machine.");
}

/** True where no one listens on the port at this moment. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
