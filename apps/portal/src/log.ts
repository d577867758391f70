/** One JSON line per event on standard output. Never what people handed over. */
export function log(event: string, facts: Record<string, string | number> = {}): void {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), part: "portal", event, ...facts })}\n`,
  );
}
