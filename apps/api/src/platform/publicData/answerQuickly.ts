import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { CallerCounts } from "./CallerCounts.ts";
import { type PlainGet, plainGet } from "./plainGet.ts";
import type { QuickAnswer, QuickAnswers } from "./QuickAnswers.ts";

type Listener = (...parts: unknown[]) => void;

/**
 * Lets ready answers go out before the framework is asked. A connection that so far only carried
 * plain reads of ready answers (a cache in front, a script that polls) is answered without even an
 * HTTP parser; with the first other request it is handed over to the server, from that byte on.
 * An address that asks for more than `mostPerMinute` of them goes the long way, where it is counted
 * and refused like anybody.
 */
export function answerQuickly(
  app: FastifyInstance,
  quick: QuickAnswers,
  { mostPerMinute = Infinity }: { mostPerMinute?: number } = {},
): void {
  const server = app.server;
  const callers = new CallerCounts(mostPerMinute);
  /** Connections kept here, each with what to do with it when the server closes. */
  const held = new Map<Socket, () => void>();
  let isClosing = false;
  quick.logTo(app.log);
  app.addHook("preClose", (done) => {
    isClosing = true;
    for (const close of held.values()) close();
    done();
  });

  const answerTo = (request: PlainGet, socket: Socket) =>
    isClosing ? undefined : quick.answerTo(request, () => callers.allows(socket.remoteAddress));
  answerRequests(server, answerTo);

  const connect = server.listeners("connection") as Listener[];
  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    let isIdle = false;
    const stopWaiting = () => socket.destroy();
    // Sockets of an HTTP server stay half open; one whose other end has left would hold up a stop.
    const otherEndLeft = () => socket.destroySoon();
    const release = () => {
      held.delete(socket);
      socket.off("data", onData).off("error", stopWaiting).off("timeout", stopWaiting);
      socket.off("end", otherEndLeft).off("close", release).setTimeout(0);
    };
    const handOver = (bytes?: Buffer) => {
      release();
      socket.pause();
      if (bytes) socket.unshift(bytes);
      for (const listener of connect) listener.call(server, socket);
      process.nextTick(() => socket.resume());
    };
    const onData = (bytes: Buffer) => {
      // Whoever does not read their answers gets no more of them from here.
      const request = isClosing || socket.writableLength > 0 ? null : plainGet(bytes);
      const answer = request && answerTo(request, socket);
      if (!answer) return handOver(bytes);
      isIdle = true;
      write(socket, answer, server.keepAliveTimeout);
    };
    // The first request of a new connection may be on its way: the server then still takes it.
    held.set(socket, () => (isIdle ? socket.destroySoon() : handOver()));
    socket.on("data", onData).on("error", stopWaiting).on("close", release);
    socket.on("end", otherEndLeft);
    socket.setTimeout(server.keepAliveTimeout).on("timeout", stopWaiting);
  });
}

/** On connections that the server has taken over. */
function answerRequests(
  server: Server,
  answerTo: (request: PlainGet, socket: Socket) => QuickAnswer | undefined,
): void {
  const handlers = server.listeners("request") as Listener[];
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { method, url: address = "", headers } = request;
    const answer =
      method === "GET"
        ? answerTo(
            {
              address,
              acceptEncoding: oneOf(headers["accept-encoding"]),
              ifNoneMatch: headers["if-none-match"],
              requestId: oneOf(headers["x-request-id"]),
            },
            request.socket,
          )
        : undefined;
    if (answer === undefined) {
      for (const handle of handlers) handle.call(server, request, response);
      return;
    }
    const lines = [...answer.headers.flat(), "x-request-id", answer.requestId];
    response.writeHead(answer.status, lines).end(answer.body ?? undefined);
  });
}

const oneOf = (value: string | string[] | undefined) =>
  typeof value === "string" ? value : undefined;

const heads = new WeakMap<QuickAnswer["headers"], string>();
const statusLines = { 200: "HTTP/1.1 200 OK", 304: "HTTP/1.1 304 Not Modified" } as const;

function write(socket: Socket, answer: QuickAnswer, keepAliveMs: number): void {
  let head = heads.get(answer.headers);
  if (head === undefined) {
    const lines = answer.headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    const seconds = Math.floor(keepAliveMs / 1000);
    head = `${statusLines[answer.status]}\r\n${lines}connection: keep-alive\r\nkeep-alive: timeout=${seconds}\r\n`;
    heads.set(answer.headers, head);
  }
  const whole = `${head}x-request-id: ${answer.requestId}\r\ndate: ${utcNow()}\r\n\r\n`;
  if (answer.body === null) {
    socket.write(whole, "latin1");
    return;
  }
  socket.cork();
  socket.write(whole, "latin1");
  socket.write(answer.body);
  socket.uncork();
}

let clock = { text: "", untilMs: 0 };

function utcNow(): string {
  const nowMs = Date.now();
  if (nowMs >= clock.untilMs) {
    clock = { text: new Date(nowMs).toUTCString(), untilMs: nowMs - (nowMs % 1000) + 1000 };
  }
  return clock.text;
}
