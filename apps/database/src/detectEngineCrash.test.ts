import type { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { detectEngineCrash } from "./serveDatabase.ts";

const engineWith = (Module: object) => ({ Module }) as unknown as PGlite;

test("a trap of the machine is told, and thrown on", () => {
  const trap = Object.assign(new Error("unreachable"), { name: "RuntimeError" });
  const Module = {
    _PostgresMainLoopOnce: (): void => {
      throw trap;
    },
  };
  const told: unknown[] = [];
  detectEngineCrash(engineWith(Module), (why) => told.push(why));
  expect(() => Module._PostgresMainLoopOnce()).toThrow(trap);
  expect(told).toEqual([trap]);
});

test("a failed statement is no crash", () => {
  const Module = {
    _PostgresMainLoopOnce: (): void => {
      throw new Error("statement failed");
    },
  };
  const told: unknown[] = [];
  detectEngineCrash(engineWith(Module), (why) => told.push(why));
  expect(() => Module._PostgresMainLoopOnce()).toThrow("statement failed");
  expect(told).toEqual([]);
});

test("an engine without the loop it listens at does not start unguarded", () => {
  expect(() => detectEngineCrash(engineWith({}), () => {})).toThrow("decision 0004");
});
