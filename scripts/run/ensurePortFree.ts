import { createServer } from "node:net";
import { StartProblem } from "./StartProblem.ts";

/** Asks for the port before anything slow has begun, so that a taken one is told at once. */
export async function ensurePortFree(port: number, host: string): Promise<void> {
  const code = await new Promise<string | undefined>((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "unknown"));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
  if (code === undefined) return;
  if (code === "EADDRINUSE") {
    throw new StartProblem(`port ${port} is taken by another program; choose another with PORT.`);
  }
  if (code === "EACCES") {
    throw new StartProblem(
      `port ${port} may not be opened by this user; choose another with PORT.`,
    );
  }
  throw new StartProblem(`cannot listen on ${host}:${port} (${code}); check HOST and PORT.`);
}
