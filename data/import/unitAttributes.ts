import { GeodataFault } from "../../apps/api/src/platform/geodata/GeodataFault.ts";
import type { SourceFeature } from "../../apps/api/src/platform/geodata/GeodataSource.ts";
import type { GeographyKind } from "./geographyQueries.ts";

type Names = { key: readonly string[]; name: readonly string[]; keyOf: (text: string) => string };

/** The names that official sources have for them, the usual one first. */
const names: Record<GeographyKind, Names> = {
  municipality: {
    key: ["kode", "kommunekode", "komkode", "kom_kode", "komnr", "kom_nr"],
    name: ["navn", "kommunenavn", "komnavn", "kom_navn"],
    keyOf: (text) => text.padStart(4, "0"),
  },
  subcatchment: {
    key: ["op_id", "opid", "op_nr", "oplandid", "oplands_id"],
    name: ["op_navn", "opnavn", "op_na", "oplandnavn", "navn"],
    keyOf: (text) => text,
  },
  tripartite: {
    key: ["hov_id", "hovid", "hov_nr", "hovedoplandid", "hovedopl_id"],
    name: ["hov_na", "hov_navn", "hovnavn", "hovedopland", "navn"],
    keyOf: (text) => text.replace(/^DK\s*/i, ""),
  },
};

type Said = { keyAttribute?: string; nameAttribute?: string };

/** Finds a unit's key and name among the attributes of a feature, whatever the case of their names. */
export class UnitAttributes {
  readonly #names: Names;
  readonly #seen = new Set<string>();

  constructor(kind: GeographyKind, { keyAttribute, nameAttribute }: Said) {
    const { key, name, keyOf } = names[kind];
    this.#names = {
      key: keyAttribute ? [keyAttribute.toLowerCase()] : key,
      name: nameAttribute ? [nameAttribute.toLowerCase()] : name,
      keyOf,
    };
  }

  read({ properties }: SourceFeature): {
    key: string | null;
    name: string | null;
    areaHa: number | null;
  } {
    const lower = new Map(
      Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value]),
    );
    for (const name of Object.keys(properties)) this.#seen.add(name);
    const first = (wanted: readonly string[]) =>
      wanted.map((name) => textOf(lower.get(name))).find((text) => text !== null) ?? null;
    const key = first(this.#names.key);
    const areaKm2 = lower.get("areal");
    return {
      key: key === null ? null : this.#names.keyOf(key),
      name: first(this.#names.name),
      areaHa: typeof areaKm2 === "number" ? areaKm2 * 100 : null,
    };
  }

  nothingFound(features: number, what: string): GeodataFault {
    const has = [...this.#seen].slice(0, 12).join(", ") || "none";
    return new GeodataFault(
      "geography.nothing-usable",
      `not one of its ${features} features is one of the ${what} (attribute ${this.#names.key.join(" or ")}; they have ${has}); name it with --key or as keyAttribute of the source`,
    );
  }
}

function textOf(value: unknown): string | null {
  return typeof value === "string" || typeof value === "number"
    ? String(value).trim() || null
    : null;
}
