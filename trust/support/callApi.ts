import { Agent, request } from "node:http";

export type Call = {
  method?: string;
  path: string;
  token?: string;
  body?: unknown;
  /** Instead of `body`: bytes as they are, with their type. */
  bytes?: { type: string; data: Buffer };
  headers?: Record<string, string>;
  /** The address it comes from; all of 127.0.0.0/8 is this machine. */
  from?: string;
  timeoutMs?: number;
};

export type Answer = {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
  milliseconds: number;
};

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** One request; fails where there was no answer at all. */
export function callApi(origin: string, call: Call): Promise<Answer> {
  const payload = call.bytes?.data ?? (call.body === undefined ? null : JSON.stringify(call.body));
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(
      `${origin}${call.path}`,
      {
        agent,
        method: call.method ?? (payload === null ? "GET" : "POST"),
        localAddress: call.from ?? "127.0.0.1",
        timeout: call.timeoutMs ?? 60_000,
        headers: {
          ...(call.token && { authorization: `Bearer ${call.token}` }),
          ...(payload !== null && {
            "content-type": call.bytes?.type ?? "application/json",
            "content-length": String(Buffer.byteLength(payload)),
          }),
          ...call.headers,
        },
      },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (chunk: string) => (text += chunk));
        answer.on("error", reject);
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text,
            milliseconds: performance.now() - begun,
          }),
        );
      },
    );
    asked.on("timeout", () => asked.destroy(new Error("no answer in time")));
    asked.on("error", reject);
    asked.end(payload ?? undefined);
  });
}
