import { readFileSync } from "node:fs";
import { connect } from "node:net";

export type Load = {
  port: number;
  path: string;
  headers?: Record<string, string>;
  /** Process that answers: its own time on the processor is what counts. */
  pid: number;
  seconds: number;
  connections?: number;
};

export type Measured = {
  answers: number;
  perSecond: number;
  /** Answers per second of the server's own processor time: holds on a busy machine too. */
  perProcessorSecond: number;
  bytesPerAnswer: number;
};

type Counted = { answers: number; bytes: number };

/** Asks for one address over and over on kept-alive connections, one request at a time on each. */
export async function loadLoopback(load: Load): Promise<Measured> {
  const request = Buffer.from(
    `GET ${load.path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${Object.entries(load.headers ?? {})
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join("")}\r\n`,
  );
  const processorBefore = processorSeconds(load.pid);
  const begun = performance.now();
  const endMs = begun + load.seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: load.connections ?? 32 }, () => askUntil(load.port, request, endMs)),
  );
  const seconds = (performance.now() - begun) / 1000;
  const answers = counts.reduce((sum, count) => sum + count.answers, 0);
  const bytes = counts.reduce((sum, count) => sum + count.bytes, 0);
  return {
    answers,
    perSecond: answers / seconds,
    perProcessorSecond: answers / (processorSeconds(load.pid) - processorBefore),
    bytesPerAnswer: Math.round(bytes / answers),
  };
}

function askUntil(port: number, request: Buffer, endMs: number): Promise<Counted> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let missing = 0;
    const counted = { answers: 0, bytes: 0 };
    socket.setNoDelay(true);
    socket.on("error", reject);
    socket.on("connect", () => socket.write(request));
    socket.on("data", (chunk) => {
      counted.bytes += chunk.length;
      missing = missing === 0 ? wholeLength(chunk) - chunk.length : missing - chunk.length;
      if (missing > 0) return;
      counted.answers += 1;
      if (performance.now() < endMs) socket.write(request);
      else {
        socket.destroy();
        resolve(counted);
      }
    });
  });
}

/** Length of the answer that begins here; headers always come in one piece on loopback. */
function wholeLength(chunk: Buffer): number {
  const end = chunk.indexOf("\r\n\r\n");
  const head = chunk.toString("latin1", 0, end);
  if (end < 0 || !/^HTTP\/1\.1 (?:200|304)/.test(head)) throw new Error(`Not expected: ${head}`);
  return end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
}

const ticksPerSecond = 100;

function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
