import { geometryProblems } from "@mars/contracts/screening/screeningArea";
import { refuse } from "@mars/domain/result";
import { expect, test } from "vitest";
import { areaSentences } from "./problemSentences.ts";
import { allProblemKinds, declareProblems, problemKind } from "./problemCodes.ts";
import { ProblemError, valueOrProblem } from "./ProblemError.ts";
import { problemOf } from "./problemOf.ts";
import { problemDocument } from "./sendProblem.ts";

test.each([
  { code: "ECONNREFUSED", problem: "database.unavailable" },
  { code: "57P01", problem: "database.unavailable" },
  { code: "08006", problem: "database.unavailable" },
  { code: "53300", problem: "database.unavailable" },
  { code: "57014", problem: "database.unavailable" },
  { code: "55P03", problem: "database.unavailable" },
  { code: "53100", problem: "storage.full" },
  { code: "ENOSPC", problem: "storage.full" },
  { code: "23505", problem: "server.fault" },
  { code: "ENOENT", problem: "server.fault" },
])("an error $code is $problem", ({ code, problem }) => {
  expect(problemOf(Object.assign(new Error("x"), { code })).code).toBe(problem);
});

test.each([
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "timeout exceeded when trying to connect",
  "timeout expired",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
])("%s, as the driver says it, is the database away", (message) => {
  expect(problemOf(new Error(message)).code).toBe("database.unavailable");
});

test("a thrown thing that is no error is our fault", () => {
  expect(problemOf("x").code).toBe("server.fault");
  expect(problemOf(null).code).toBe("server.fault");
  expect(problemOf(new SyntaxError("JSON")).code).toBe("server.fault");
});

test("a refusal becomes a problem with its code and figures", () => {
  const thrown = faultOf(() => valueOrProblem(refuse("plan.too-old", { years: 3 })));
  expect(thrown).toBeInstanceOf(ProblemError);
  expect(problemDocument(problemOf(thrown), "request-1")).toEqual({
    type: "urn:mars:problem:plan.too-old",
    title: "The request was refused",
    status: 422,
    code: "plan.too-old",
    detail: "This action is not possible.",
    requestId: "request-1",
    figures: { years: 3 },
  });
});

test("[C3] every failure of the platform is told in both languages", () => {
  const codes = allProblemKinds().map(([code]) => code);
  expect(codes.length).toBeGreaterThan(20);
  const told = (code: string, language: "da" | "en") =>
    problemDocument(new ProblemError(code), "request-1", language).detail;
  const same = codes.filter((code) => told(code, "da") === told(code, "en"));
  expect(same).toEqual([]);
  expect(told("identity.missing", "da")).toBe("Log ind for at fortsætte.");
  expect(told("a-feature.own", "da")).toBe("Handlingen er ikke mulig.");
});

test("[P10] every fault of an area is told in both languages, with what is expected", () => {
  const { da, en } = areaSentences;
  expect(Object.keys(en)).toEqual(Object.keys(da));
  expect(geometryProblems.filter((code) => !(code in da))).toEqual([]);
  const told = problemDocument(new ProblemError("geometry.not-closed"), "request-1", "da").detail;
  expect(told).toMatch(/det sidste skal være lig det første, for eksempel \{"type":"Polygon"/);
});

test("a feature names the status of its own refusals, and cannot take another's", () => {
  const told = { title: "Gone", da: "Det er væk.", en: "It is gone." };
  declareProblems({ "test.gone": { ...told, status: 410 } });
  expect(problemKind("test.gone").status).toBe(410);
  expect(() => declareProblems({ "test.gone": { ...told, status: 409 } })).toThrow("twice");
});

function faultOf(attempt: () => unknown): unknown {
  try {
    attempt();
  } catch (error) {
    return error;
  }
  return null;
}
