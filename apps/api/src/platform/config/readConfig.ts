import { variables, type Variable } from "./variables.ts";

type ValuesOf<Section> = {
  [Key in keyof Section]: Section[Key] extends Variable<infer T> ? T : never;
};
type Read = { [Key in keyof typeof variables]: ValuesOf<(typeof variables)[Key]> };

export type Config = Omit<Read, "server" | "identity"> & {
  server: Omit<Read["server"], "publicUrl" | "importCommand"> & {
    publicUrl: string;
    importCommand: string;
  };
  identity: Omit<Read["identity"], "authority"> & { authority: string };
  /** Settings of official sources, as `configureSources` reads them. */
  sourceSettings: Readonly<Record<string, string | undefined>>;
  /** Path the API is mounted on: the path of `site.apiBase`. */
  apiPath: string;
};

/** The environment is not usable; each fault is one sentence. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly faults: string[];
  constructor(faults: string[]) {
    super(faults.join("\n"));
    this.faults = faults;
  }
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
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

  const publicUrl = values.server.publicUrl ?? `http://localhost:${values.server.port}`;
  const sourceSettings = Object.fromEntries(
    Object.entries(env).filter(([name]) => /^SOURCES?_/.test(name)),
  );
  return {
    ...values,
    sourceSettings,
    server: {
      ...values.server,
      publicUrl,
      // An image has node and no npm.
      importCommand:
        values.server.importCommand ??
        (env["npm_execpath"] ? "npm run import:official" : "node scripts/import.ts official"),
    },
    identity: {
      ...values.identity,
      authority: values.identity.authority ?? `${publicUrl}/identity`,
    },
    apiPath: new URL(values.site.apiBase, publicUrl).pathname.replace(/\/$/, ""),
  };
}

function faultsBetween({ identity, server, database }: Read): string[] {
  const faults: string[] = [];
  const shared = identity.algorithms?.filter((name) => /^(none$|HS)/i.test(name)) ?? [];
  if (shared.length > 0) faults.push(`OIDC_ALGORITHMS must not contain ${shared.join(", ")}.`);
  if (identity.audience?.length === 0)
    faults.push("OIDC_AUDIENCE must name at least one audience.");
  if (database.replicaUrls?.length > 0 && database.url === null)
    faults.push("DATABASE_REPLICA_URLS needs DATABASE_URL.");
  if (identity.authority !== null && server.embeddedIdentityUrl !== null)
    if (!identity.authority.endsWith("/identity"))
      faults.push("OIDC_AUTHORITY must end in /identity when EMBEDDED_IDENTITY_URL is set.");
  return faults;
}
