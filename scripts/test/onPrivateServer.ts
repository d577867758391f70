import { startPrivateServer } from "../../apps/api/src/testing/startPrivateServer.ts";
import type { Outcome } from "./Outcome.ts";

/** Runs a step with a PostgreSQL server of its own, stopped and removed afterwards. */
export function onPrivateServer(
  step: (databaseUrl: string) => () => Promise<Outcome>,
): () => Promise<Outcome> {
  return async () => {
    const server = await startPrivateServer();
    try {
      return await step(server.url)();
    } finally {
      await server.stop();
    }
  };
}
