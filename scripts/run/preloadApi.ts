import { flushCompileCache } from "node:module";
import { isMainThread } from "node:worker_threads";

// Loaded before the API's own program: reads its modules while the database still starts, then
// waits for the settings that only the started parts can give. When the starter is no longer there the channel
// closes, nothing is left to wait for, and the process ends. The API's threads are given the same
// preload, but no message: one that waited would end before it wrote a document.
if (isMainThread) {
  const settings = new Promise<NodeJS.ProcessEnv>((resolve) => {
    process.once("message", (message) => resolve(message as NodeJS.ProcessEnv));
  });
  await import("../../apps/api/src/buildServer.ts");
  // A process that is killed later writes nothing; the next start is to be quicker all the same.
  flushCompileCache();
  Object.assign(process.env, await settings);
}
