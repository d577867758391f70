import { ConfigError } from "./platform/config/readConfig.ts";
import {
  ChangedMigrationError,
  NewerDatabaseError,
  WrongEncodingError,
} from "./platform/database/migrationErrors.ts";
import { problemOf } from "./platform/problems/problemOf.ts";

/** Something the operator can put right; its message is the whole sentence. */
export class StartError extends Error {
  override readonly name = "StartError";
}

const plain = [
  StartError,
  ConfigError,
  NewerDatabaseError,
  ChangedMigrationError,
  WrongEncodingError,
];

/** Why the API did not start: one sentence where we know, the stack where we do not. */
export function startupFailure(error: unknown): string {
  if (plain.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, address, port, syscall } = firstOf(error);
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
  if (problemOf(error).code === "database.unavailable")
    return `The database in DATABASE_URL cannot be used: ${(error as Error).message}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

type SystemError = NodeJS.ErrnoException & { address?: string; port?: number };

/** A name with several addresses fails once for each. */
function firstOf(error: unknown): SystemError {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return (first ?? {}) as SystemError;
}
