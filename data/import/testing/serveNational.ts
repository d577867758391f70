import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type NationalAnswers = Record<string, unknown>;

/** Answers as the national system's public API does, on loopback, with the answers given. */
export async function serveNational(answers: NationalAnswers) {
  const asked: string[] = [];
  /** How many times each path fails before it answers. */
  const failures = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = (request.url ?? "").replace(/^\/api\//, "").replace(/\?.*$/, "");
    asked.push(path);
    const left = failures.get(path) ?? 0;
    if (left > 0) {
      failures.set(path, left - 1);
      response.writeHead(503).end();
    } else if (!(path in answers)) {
      response.writeHead(404).end();
    } else {
      const answer = answers[path];
      response.writeHead(200, { "content-type": "application/json" });
      response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    asked,
    failures,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
