import { type ConstantChanges, type Constants, constants } from "./constants.ts";
import { variables, type Variable } from "./variables.ts";

type ValuesOf<Section> = {
  [Key in keyof Section]: Section[Key] extends Variable<infer T> ? T : never;
};
type Read = { [Key in keyof typeof variables]: ValuesOf<(typeof variables)[Key]> };

export type Config = {
  server: Omit<Read["server"], "publicUrl"> &
    Constants["server"] & { publicUrl: string; importCommand: string };
  database: Read["database"] &
    Constants["database"] & { signedInPoolSize: number; heavyPoolSize: number };
  mail: Read["mail"] & Constants["mail"];
  identity: Omit<Read["identity"], "authority"> & Constants["identity"] & { authority: string };
  site: Read["site"] & Constants["site"];
  map: Read["map"] & Constants["map"];
  rates: Read["rates"] & Constants["rates"] & { heavyPerMinute: number };
  storage: Read["storage"] & Constants["storage"];
  limits: Constants["limits"];
  nationalGoals: {
    nitrogenReductionT: number;
    extractionEffortHa: number;
    afforestationEffortHa: number;
  };
  /** Settings of official sources, as `configureSources` reads them. */
  sourceSettings: Readonly<Record<string, string | undefined>>;
  /** Path the API is mounted on: the path of `site.apiBase`. */
  apiPath: string;
};

/** Connections for heavy work, as a share of those for public work. */
const HEAVY_POOL_SHARE = 0.4;
/** Analyses, uploads and documents cost about a hundred times an ordinary request. */
const HEAVY_RATE_SHARE = 0.01;

/** The environment is not usable; each fault is one sentence. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly faults: string[];
  constructor(faults: string[]) {
    super(faults.join("\n"));
    this.faults = faults;
  }
}

export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  changes: ConstantChanges = {},
): Config {
  const faults: string[] = [];

  const readVariable = ({ name, usual, secret, read }: Variable<unknown>) => {
    // An empty variable (`PORT=`) means unset: compose files and CI write it that way.
    const text = env[name]?.trim() || usual;
    const result = read(text);
    if ("value" in result) return result.value;
    const given = secret ? "" : `, but is "${text}"`;
    faults.push(`${name} must be ${result.mustBe}${given}.`);
    return null;
  };

  const values = Object.fromEntries(
    Object.entries(variables).map(([section, members]) => [
      section,
      Object.fromEntries(
        Object.entries(members).map(([key, member]) => [key, readVariable(member)]),
      ),
    ]),
  ) as Read;

  faults.push(...faultsBetween(values));
  if (faults.length > 0) throw new ConfigError(faults);

  const { server, database, identity, rates, nationalGoals } = values;
  const fixed = <Section extends keyof Constants>(section: Section) => ({
    ...constants[section],
    ...changes[section],
  });
  const publicUrl = server.publicUrl ?? `http://localhost:${server.port}`;
  return {
    server: {
      ...fixed("server"),
      ...server,
      publicUrl,
      // An image has node and no npm.
      importCommand: env["npm_execpath"]
        ? "npm run import:official"
        : "node scripts/import.ts official",
    },
    database: {
      ...fixed("database"),
      ...database,
      signedInPoolSize: database.poolSize,
      heavyPoolSize: Math.ceil(HEAVY_POOL_SHARE * database.poolSize),
    },
    mail: { ...fixed("mail"), ...values.mail },
    identity: {
      ...fixed("identity"),
      ...identity,
      authority: identity.authority ?? `${publicUrl}/identity`,
    },
    site: { ...fixed("site"), ...values.site },
    map: { ...fixed("map"), ...values.map },
    rates: {
      heavyPerMinute: Math.ceil(HEAVY_RATE_SHARE * rates.perMinute),
      ...rates,
      ...fixed("rates"),
    },
    storage: { ...fixed("storage"), ...values.storage },
    limits: fixed("limits"),
    nationalGoals: {
      nitrogenReductionT: nationalGoals.amounts.nitrogen,
      extractionEffortHa: nationalGoals.amounts.extraction,
      afforestationEffortHa: nationalGoals.amounts.afforestation,
    },
    sourceSettings: Object.fromEntries(
      Object.entries(env).filter(([name]) => /^SOURCES?_/.test(name)),
    ),
    apiPath: new URL(values.site.apiBase, publicUrl).pathname.replace(/\/$/, ""),
  };
}

function faultsBetween({ identity, server, database }: Read): string[] {
  const faults: string[] = [];
  if (identity.audience?.length === 0)
    faults.push("OIDC_AUDIENCE must name at least one audience.");
  if (database.replicaUrls?.length > 0 && database.url === null)
    faults.push("DATABASE_REPLICA_URLS needs DATABASE_URL.");
  if (identity.authority !== null && server.embeddedIdentityUrl !== null)
    if (!identity.authority.endsWith("/identity"))
      faults.push("OIDC_AUTHORITY must end in /identity when EMBEDDED_IDENTITY_URL is set.");
  return faults;
}
