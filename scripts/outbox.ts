/** `npm run outbox`: mails that have not been sent, and why. */
import { join, resolve } from "node:path";
import { connectDatabase } from "../apps/api/src/platform/database/connectDatabase.ts";
import { sql } from "../apps/api/src/platform/database/sql.ts";
import { startEmbeddedDatabase } from "../apps/database/src/startEmbedded.ts";

type Row = { createdAt: Date; to: string; subject: string; attempts: number; error: string | null };

const root = join(import.meta.dirname, "..");
const given = process.env.DATABASE_URL;
const embedded = given
  ? null
  : await startEmbeddedDatabase({ dataDir: resolve(root, process.env.DATA_DIR ?? ".data") });
const database = await connectDatabase({ url: given ?? embedded?.url ?? "" });
try {
  const { rows } = await sql<Row>`
    select created_at as "createdAt", to_address as "to", subject, attempts, last_error as error
    from mail where sent_at is null order by created_at limit 1000`.execute(database.write);
  for (const { createdAt, to, subject, attempts, error } of rows) {
    const tried = attempts > 0 ? `, tried ${attempts} times: ${error ?? "no answer"}` : "";
    process.stdout.write(`${createdAt.toISOString()}  ${to}  ${subject}${tried}\n`);
  }
  process.stdout.write(`${rows.length} mails wait\n`);
} finally {
  await database.close();
  await embedded?.stop();
}
