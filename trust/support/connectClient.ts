import { Client } from "pg";

/** A connection of the round's own, to look and to disturb. */
export async function connectClient(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}
