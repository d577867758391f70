import type { System } from "./System.ts";

/** JSON:API: one resource object per system. */
function resource({ id, ...attributes }: System) {
  return { type: "systems", id, attributes };
}

export function systemsDocument(systems: readonly System[]) {
  return { jsonapi: { version: "1.1" }, data: systems.map(resource) };
}

export function systemDocument(system: System) {
  return { jsonapi: { version: "1.1" }, data: resource(system) };
}
