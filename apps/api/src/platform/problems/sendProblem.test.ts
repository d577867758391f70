import { Writable } from "node:stream";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { declareProblems } from "./problemCodes.ts";
import { ProblemError } from "./ProblemError.ts";
import { sendProblem } from "./sendProblem.ts";

const kind = { status: 503, title: "Not now", da: "Ikke nu.", en: "Not now." };
declareProblems({
  "test.waited-for": { ...kind, isExpected: true },
  "test.broken": kind,
});

test.each([
  { code: "test.waited-for", level: 30, msg: "refused" },
  { code: "test.broken", level: 50, msg: "failed" },
])("$code is logged at level $level", async ({ code, level, msg }) => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = Fastify({ logger: { stream } });
  app.setErrorHandler(sendProblem);
  app.get("/", () => {
    throw new ProblemError(code);
  });
  const answer = await app.inject("/");
  expect(answer.statusCode).toBe(503);
  const told = lines.filter((line) => line.includes(code));
  expect(told.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ code, level, msg }]);
  await app.close();
});
