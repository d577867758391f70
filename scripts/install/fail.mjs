/** Ends the command with one sentence a person can act on; a stack trace would hide it. */
export function fail(sentence) {
  process.stderr.write(`\nMARS: ${sentence}\n`);
  process.exit(1);
}
