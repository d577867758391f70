import { traceRequirements } from "./requirements/traceRequirements.ts";

const { total, unshown, unknown, unnamed } = await traceRequirements(
  new URL("..", import.meta.url).pathname,
);
const print = (line = "") => process.stdout.write(`${line}\n`);

if (unshown.length > 0) {
  print("Lines that no test shows:");
  for (const { id, text } of unshown) print(`  ${id.padEnd(4)} ${text}`);
  print();
}
if (unknown.length > 0) {
  print("Tests that name an unknown line:");
  for (const { id, file, title } of unknown) print(`  ${id.padEnd(4)} ${file}: ${title}`);
  print();
}
if (process.argv.includes("--all")) {
  print("Tests that name no line:");
  for (const { file, title } of unnamed) print(`  ${file}: ${title}`);
  print();
}
print(
  `${total - unshown.length} of ${total} requirements are shown by a test; ${unnamed.length} tests name no line (list them with --all)`,
);
if (unknown.length > 0) process.exitCode = 1;
