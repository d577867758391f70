import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type NationalAnswers = Record<string, unknown>;

/** Answers as the national system's public API does, on loopback, with the answers given. */
export async function serveNational(answers: NationalAnswers) {
  const asked: string[] = [];
  /** What stood behind each path, `?` included. */
  const queries: string[] = [];
  /** Asked with the tag of what is still there. */
  const unchanged: string[] = [];
  /** How many times each path fails before it answers. */
  const failures = new Map<string, number>();
  /** What a path answers for good, in place of its answer. */
  const statuses = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = (request.url ?? "").replace(/^\/api\//, "").replace(/\?.*$/, "");
    asked.push(path);
    queries.push(new URL(request.url ?? "/", "http://national").search);
    const left = failures.get(path) ?? 0;
    if (left > 0) {
      failures.set(path, left - 1);
      response.writeHead(503).end();
    } else if (statuses.has(path) || !(path in answers)) {
      response.writeHead(statuses.get(path) ?? 404).end();
    } else {
      const answer = answers[path];
      const text = typeof answer === "string" ? answer : JSON.stringify(answer);
      const etag = `"${createHash("sha1").update(text).digest("hex")}"`;
      if (request.headers["if-none-match"] === etag) {
        unchanged.push(path);
        response.writeHead(304, { etag }).end();
        return;
      }
      response.writeHead(200, { "content-type": "application/json", etag });
      response.end(text);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    asked,
    queries,
    unchanged,
    failures,
    statuses,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
