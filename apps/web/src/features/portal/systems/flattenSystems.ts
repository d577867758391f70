import type { System } from "./System.ts";

/** JSON:API resources become plain systems; what has no id, name or address is no system. */
export function flattenSystems(document: unknown): System[] {
  const data = (document as { data?: unknown } | null)?.data ?? document;
  if (!Array.isArray(data)) return [];
  return data.map(flat).filter((system) => system !== null);
}

function flat(resource: unknown): System | null {
  const { attributes, ...own } = (resource ?? {}) as { attributes?: object };
  const system = { ...attributes, ...own } as Partial<System>;
  const isWhole = [system.id, system.name, system.url].every((value) => typeof value === "string");
  return isWhole ? (system as System) : null;
}
