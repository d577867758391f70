import { readFileSync } from "node:fs";
import { DATASET_PREFIX } from "@mars/domain/datasets/datasetIds";
import { layerSourceOf, type OfficialSource } from "./officialSources.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** Names and passwords travel with the request and are never stored, logged or shown. */
export type Credentials = {
  user?: string;
  password?: string;
  token?: string;
  /** The parameter that the token travels in. */
  tokenName?: string;
};

export type ConfiguredSource = OfficialSource & { credentials: Credentials; isOff: boolean };

/** The configuration of the sources cannot be used; the sentence says where it is wrong. */
export class SourcesFault extends Error {
  override readonly name = "SourcesFault";
}

const TEXTS = [
  "url",
  "layer",
  "crs",
  "keyAttribute",
  "nameAttribute",
  "titleDa",
  "titleEn",
  "owner",
  "licence",
];
const NUMBERS = ["pageSize", "concurrency", "refreshHours"];
const SECRETS = ["user", "password", "token", "tokenName"];
const FIELDS = [...TEXTS, ...NUMBERS, ...SECRETS, "attributes", "off"] as const;

/** Sources as the product knows them, then as an own file says, then as the environment says. */
export function configureSources(sources: readonly OfficialSource[], env: Env): ConfiguredSource[] {
  const own = ownFile(env.SOURCES_FILE?.trim());
  const known = new Set(sources.map(({ id }) => id));
  const added = Object.entries(own)
    .filter(([id]) => !known.has(id))
    .map(([id, values]) => addedSource(id, values));
  return [...sources, ...added].map((source) => {
    const values = { ...own[source.id], ...fromEnvironment(source.id, env) };
    return withValues(source, values);
  });
}

/** `natura-2000` and `url` become `SOURCE_NATURA_2000_URL`. */
export function variableOf(id: string, field: string): string {
  const word = (text: string) =>
    text
      .replaceAll(/([a-z])([A-Z])/g, "$1_$2")
      .replaceAll(/[^A-Za-z0-9]+/g, "_")
      .toUpperCase();
  return `SOURCE_${word(id)}_${word(field)}`;
}

type Values = Record<string, unknown>;

function fromEnvironment(id: string, env: Env): Values {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = env[variableOf(id, field)]?.trim();
      return value ? [[field, value]] : [];
    }),
  );
}

function withValues(source: OfficialSource, values: Values): ConfiguredSource {
  const changed: Values = {};
  const credentials: Credentials = {};
  for (const [field, value] of Object.entries(values)) {
    if (SECRETS.includes(field)) Object.assign(credentials, { [field]: textOf(field, value) });
    else if (TEXTS.includes(field)) changed[field] = textOf(field, value);
    else if (NUMBERS.includes(field)) changed[field] = numberOf(source.id, field, value);
    else if (field === "attributes") changed[field] = attributesOf(value);
    else if (field !== "off" && field !== "datasetId")
      throw new SourcesFault(
        `source ${source.id} has no setting ${field}; it has ${FIELDS.join(", ")}`,
      );
  }
  const off = values["off"];
  const isOff = off === true || (typeof off === "string" && /^(?:1|true|yes)$/i.test(off));
  return { ...source, ...changed, credentials, isOff };
}

/** A source of one's own is a layer: it names the dataset that it fills. */
function addedSource(id: string, values: Values): OfficialSource {
  const datasetId = values["datasetId"];
  if (typeof datasetId !== "string")
    throw new SourcesFault(
      `source ${id} is not known; one of your own names its datasetId (${DATASET_PREFIX}…)`,
    );
  // Title, owner and licence are laid over these like any other setting.
  const titleDa = typeof values["titleDa"] === "string" ? values["titleDa"] : id;
  const base = layerSourceOf({
    id: datasetId,
    titleDa,
    titleEn: titleDa,
    owner: "",
    licence: "",
  });
  return { ...base, id };
}

/** `Natyp_navn=natype, Natyp_kode=kode`, or an object in a file: ours, then the source's own. */
export function attributesOf(value: unknown): Record<string, string> {
  const pairs =
    typeof value === "string"
      ? value.split(",").map((pair) => pair.split("=").map((name) => name.trim()))
      : Object.entries(value ?? {});
  const isNamed = (pair: unknown[]) =>
    pair.length === 2 && pair.every((name) => typeof name === "string" && name !== "");
  if (pairs.length === 0 || !pairs.every(isNamed))
    throw new SourcesFault("attributes of a source are written as ours=theirs, …");
  return Object.fromEntries(pairs as [string, string][]);
}

function textOf(field: string, value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  throw new SourcesFault(`${field} of a source must be text`);
}

function numberOf(id: string, field: string, value: unknown): number {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0) return number;
  throw new SourcesFault(`${field} of source ${id} must be a whole number above 0`);
}

function ownFile(path: string | undefined): Record<string, Values> {
  if (!path) return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new SourcesFault(
      `SOURCES_FILE ${path} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const isTable = (value: unknown): value is Values =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isTable(parsed) || !Object.values(parsed).every(isTable))
    throw new SourcesFault(`SOURCES_FILE ${path} must hold an object: {"<source>": {"url": …}, …}`);
  return parsed as Record<string, Values>;
}

/** The address that is asked, with what the source wants to let us in. */
export function addressWithCredentials(
  address: string,
  { user, password, token, tokenName = "token" }: Credentials,
): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (user) url.username = user;
  if (password) url.password = password;
  if (token) url.searchParams.set(tokenName, token);
  return url.href;
}
