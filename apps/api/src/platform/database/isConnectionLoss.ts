/** True where the statement failed because the server went away, not because of what it said. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  // Refused, reset, unreachable: codes of the operating system; none: the driver's own.
  if (typeof code !== "string") return /connection|timeout exceeded/i.test(error.message);
  if (/^E[A-Z]{3,}/.test(code)) return true;
  // 08: connection; 57P0x: shutting down or starting; 53300: no connection left.
  return /^(08...|57P0[1-4]|53300)$/.test(code);
}
