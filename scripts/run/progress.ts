/** Runs one step of the start and says what it was and how long it took. */
export async function progress<T>(
  title: string,
  work: (say: (line: string) => void) => Promise<T>,
): Promise<T> {
  const started = performance.now();
  const say = (line: string) => process.stdout.write(`    ${line}\n`);
  process.stdout.write(`  ${title} …\n`);
  const result = await work(say);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const outcome = typeof result === "string" ? `${result}, ` : "";
  process.stdout.write(`  ${title}: ${outcome}${seconds} s\n`);
  return result;
}
