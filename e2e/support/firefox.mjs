#!/usr/bin/env node
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

/** Asked for by Playwright in every context; Debian's Firefox does not know it yet. */
const unknown = new Set(["emulation.setMediaFeaturesOverride"]);

/*
 * Debian's Firefox as Playwright starts it, with an adapter before its WebDriver BiDi: what the
 * release does not know and the journeys do not need is answered here. Plain JavaScript, since
 * Playwright runs it as a program, with whatever Node there is.
 */
const firefox = spawn("/usr/bin/firefox-esr", process.argv.slice(2), {
  stdio: ["inherit", "inherit", "pipe"],
});
firefox.once("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"])
  process.on(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on("line", (line) => {
  const found = /^WebDriver BiDi listening on (ws:\/\/\S+)$/.exec(line);
  if (found) void listen(found[1]);
  else console.error(line);
});

async function listen(browserUrl) {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0, maxPayload: 0 });
  server.on("connection", (client, { url }) => connect(client, browserUrl + url));
  await once(server, "listening");
  console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`);
}

function connect(client, url) {
  const browser = new WebSocket(url, { perMessageDeflate: false, maxPayload: 0 });
  const opened = once(browser, "open");
  client.on("message", async (message) => {
    const { id, method } = JSON.parse(message);
    await opened;
    if (unknown.has(method)) client.send(JSON.stringify({ type: "success", id, result: {} }));
    else browser.send(String(message));
  });
  browser.on("message", (message) => client.send(String(message)));
  client.on("close", () => browser.close());
  browser.on("close", () => client.close());
  browser.on("error", () => client.close());
}
