// Loaded before a child's own program: when the starter is no longer there, even by SIGKILL, its channel
// closes and the child stops as if it had been asked to.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.on("message", (message) => {
  if (message === "stop") process.kill(process.pid, "SIGTERM");
});
// An open channel alone must not keep a finished program alive.
process.channel?.unref();
