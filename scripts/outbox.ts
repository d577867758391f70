/** `npm run outbox`: mails that have not been sent, and why; `-- release` sends what a restore holds. */
import { join, resolve } from "node:path";
import { HELD_UNTIL, resumeOutbox } from "../apps/api/src/platform/backup/heldQueries.ts";
import { connectDatabase } from "../apps/api/src/platform/database/connectDatabase.ts";
import type { Database } from "../apps/api/src/platform/database/Database.ts";
import { sql } from "../apps/api/src/platform/database/sql.ts";
import { openForCommand } from "./run/openForCommand.ts";

type Row = {
  createdAt: Date;
  to: string;
  subject: string;
  attempts: number;
  error: string | null;
  isHeld: boolean;
};

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function list(database: Database): Promise<void> {
  const { rows } = await sql<Row>`
    select created_at as "createdAt", to_address as "to", subject, attempts, last_error as error,
      next_attempt_at = ${HELD_UNTIL} as "isHeld"
    from mail where sent_at is null order by created_at limit 1000`.execute(database.write);
  for (const { createdAt, to, subject, attempts, error, isHeld } of rows) {
    const tried = attempts > 0 ? `, tried ${attempts} times: ${error ?? "no answer"}` : "";
    const held = isHeld ? ", held since a restore" : "";
    say(`${createdAt.toISOString()}  ${to}  ${subject}${tried}${held}`);
  }
  say(`${rows.length} mails wait`);
}

async function release(database: Database): Promise<void> {
  const { mails, calls } = await resumeOutbox(database, new Date());
  say(`${mails} mails and ${calls} calls to webhooks are sent by the instances now`);
}

const dataDir = resolve(join(import.meta.dirname, ".."), process.env.DATA_DIR || ".data");
const opened = await openForCommand(process.env.DATABASE_URL, dataDir);
try {
  const database = await connectDatabase({ url: opened.url, poolSize: 2 });
  try {
    await (process.argv[2] === "release" ? release(database) : list(database));
  } finally {
    await database.close();
  }
} finally {
  await opened.close();
}
