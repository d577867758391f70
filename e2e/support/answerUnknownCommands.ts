import { createRequire } from "node:module";

/** Asked for by Playwright in every context; Debian's Firefox does not know it yet. */
const unknown = new Set(["emulation.setMediaFeaturesOverride"]);

type Socket = {
  send(text: string, ...rest: unknown[]): void;
  emit(name: string, ...rest: unknown[]): void;
};

/**
 * Playwright drives a released Firefox by WebDriver BiDi and takes a command that the release lacks
 * for a failure. Those that the journeys do not need are answered here instead.
 */
export function answerUnknownCommands(): void {
  const require = createRequire(import.meta.url);
  const { ws } = require("playwright-core/lib/utilsBundle") as { ws: { prototype: Socket } };
  // Called on the socket itself below.
  // oxlint-disable-next-line typescript/unbound-method
  const { send } = ws.prototype;
  ws.prototype.send = function answering(this: Socket, text, ...rest) {
    const { id, method } = JSON.parse(text) as { id: number; method?: string };
    if (method === undefined || !unknown.has(method)) return send.call(this, text, ...rest);
    const answer = Buffer.from(JSON.stringify({ type: "success", id, result: {} }));
    queueMicrotask(() => this.emit("message", answer, false));
  };
}
