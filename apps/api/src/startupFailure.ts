import { ConfigError } from "./platform/config/readConfig.ts";
import { ChangedMigrationError, NewerDatabaseError } from "./platform/database/migrationErrors.ts";

/** Something the operator can put right; its message is the whole sentence. */
export class StartError extends Error {
  override readonly name = "StartError";
}

const plain = [StartError, ConfigError, NewerDatabaseError, ChangedMigrationError];

/** Why the API did not start: one sentence where we know, the stack where we do not. */
export function startupFailure(error: unknown): string {
  if (plain.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, address, port, syscall } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  if (code === "EADDRINUSE") return `Port ${port} is taken; set PORT to a free one.`;
  if (code === "EACCES" && syscall === "listen")
    return `Port ${port} may not be opened by this user; set PORT to one above 1023.`;
  if (code === "EADDRNOTAVAIL" && syscall === "listen")
    return `HOST ${address} is no address of this machine.`;
  if (code === "ECONNREFUSED")
    return `No database answers at ${address}:${port}; see DATABASE_URL.`;
  if (code === "ENOTFOUND") return "The host in DATABASE_URL is not known.";
  if (code === "28P01" || code === "28000")
    return "The database does not accept the name or password in DATABASE_URL.";
  if (code === "3D000") return "The database that DATABASE_URL names does not exist.";
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
