import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { JWTPayload } from "jose";
import { afterAll, beforeAll } from "vitest";
import { buildServer, type ServerParts } from "../buildServer.ts";
import type { ConstantChanges } from "../platform/config/constants.ts";
import { readConfig } from "../platform/config/readConfig.ts";
import type { Database } from "../platform/database/Database.ts";
import type { App } from "../platform/http/App.ts";
import { startTestAuthority, type TestAuthority } from "./startTestAuthority.ts";

export type TestServer = {
  readonly app: App;
  readonly authority: TestAuthority;
  /** The header of a signed-in person, by the claims the authority would give. */
  signedInAs: (claims: JWTPayload) => Promise<{ authorization: string }>;
};

export type TestParts = Pick<ServerParts, "logStream"> & { constants?: ConstantChanges };

/**
 * `const server = useTestServer(useTestDatabase());` at the top of a `*.db.test.ts` gives
 * the file a server to inject into and an authority that signs tokens for it.
 */
export function useTestServer(
  database: Database,
  env: Record<string, string> = {},
  { constants, ...parts }: TestParts = {},
): TestServer {
  let app: App | null = null;
  let authority: TestAuthority | null = null;
  let dataDir: string | null = null;
  const opened = <T>(part: T | null): T => {
    if (part === null) throw new Error("The test server is there inside tests and hooks only.");
    return part;
  };

  beforeAll(async () => {
    authority = await startTestAuthority();
    dataDir = await mkdtemp(join(tmpdir(), "mars-data-"));
    const config = readConfig(
      { OIDC_AUTHORITY: authority.issuer, LOG_LEVEL: "silent", DATA_DIR: dataDir, ...env },
      constants,
    );
    app = await buildServer({ config, database, ...parts });
  });
  afterAll(async () => {
    await app?.close();
    await authority?.stop();
    if (dataDir !== null) await rm(dataDir, { recursive: true, force: true });
  });

  return {
    get app() {
      return opened(app);
    },
    get authority() {
      return opened(authority);
    },
    signedInAs: async (claims) => ({
      authorization: `Bearer ${await opened(authority).token(claims)}`,
    }),
  };
}
