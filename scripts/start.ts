import { flushCompileCache } from "node:module";
import { ConfigError } from "../apps/api/src/platform/config/readConfig.ts";
import { ShutdownStack } from "./run/ShutdownStack.ts";
import { startProduct } from "./run/startProduct.ts";

const running = new ShutdownStack();
const wantsStack = ["debug", "trace"].includes(process.env.LOG_LEVEL ?? "");

async function end(exitCode: number): Promise<void> {
  if (running.isStopping) return;
  await running.stop();
  process.exit(exitCode);
}

function fail(sentence: string): void {
  if (running.isStopping) return;
  process.stderr.write(`\nMARS: ${sentence}\n`);
  void end(1);
}

function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError) return error.faults.join("\nMARS: ");
  if (!(error instanceof Error)) return String(error);
  return (wantsStack && error.stack) || error.message;
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => void end(0));
}
process.on("message", (message) => message === "stop" && void end(0));
// The channel closes when the process that started this one is no longer there, even by SIGKILL.
process.on("disconnect", () => void end(0));
process.channel?.unref();
process.on("uncaughtException", (error) => fail(sentenceOf(error)));

try {
  await startProduct({
    root: new URL("..", import.meta.url).pathname,
    env: process.env,
    dev: process.argv.includes("--dev"),
    running,
    onLoss: (part) => fail(`${part} ended unexpectedly, so everything was stopped.`),
  });
  flushCompileCache();
} catch (error) {
  fail(sentenceOf(error));
}
