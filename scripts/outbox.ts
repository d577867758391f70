/** `npm run outbox`: mails that have not been sent, and why. */
import { join, resolve } from "node:path";
import { connectDatabase } from "../apps/api/src/platform/database/connectDatabase.ts";
import { sql } from "../apps/api/src/platform/database/sql.ts";
import { openForCommand } from "./run/openForCommand.ts";

type Row = { createdAt: Date; to: string; subject: string; attempts: number; error: string | null };

const dataDir = resolve(join(import.meta.dirname, ".."), process.env.DATA_DIR || ".data");
const opened = await openForCommand(process.env.DATABASE_URL, dataDir);
try {
  const database = await connectDatabase({ url: opened.url, poolSize: 2 });
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
  }
} finally {
  await opened.close();
}
