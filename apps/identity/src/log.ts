/** One JSON line per event on standard output. Never subjects, names, tokens or addresses. */
export function log(event: string, facts: Record<string, string | number> = {}): void {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), part: "identity", event, ...facts })}\n`,
  );
}
