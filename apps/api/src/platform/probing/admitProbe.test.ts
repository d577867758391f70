import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { readConfig } from "../config/readConfig.ts";
import { admitProbe } from "./admitProbe.ts";
import { ProbeLimit } from "./ProbeLimit.ts";

test("[P8] a refused probe is logged by the actor's id and network, without name or area", () => {
  const lines: unknown[] = [];
  const request = {
    method: "GET",
    ip: "203.0.113.77",
    routeOptions: { url: "/api/projects/:id/neighbours" },
    person: { id: "actor-1", fullName: "Hemmelig Navnesen" },
    log: { warn: (line: unknown) => lines.push(line) },
  } as unknown as FastifyRequest;
  const guard = {
    limit: new ProbeLimit(),
    config: readConfig({}, { rates: { areaChecksPerHour: 1 } }),
    now: () => new Date(0),
  };
  expect(admitProbe(guard, request, "area-1")).toBe(0);
  expect(lines).toEqual([]);
  expect(admitProbe(guard, request, "area-2")).toBe(3600);
  expect(lines).toEqual([
    {
      method: "GET",
      route: "/api/projects/:id/neighbours",
      network: "203.0.113.0",
      event: "area-probing-refused",
      most: 1,
      actorId: "actor-1",
    },
  ]);
});
