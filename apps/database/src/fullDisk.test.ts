import { Client } from "pg";
import { expect, test, vi } from "vitest";
import { serveDatabase } from "./serveDatabase.ts";
import { useFolder } from "./testing/useFolder.ts";

vi.setConfig({ testTimeout: 180_000 });

const folder = useFolder();

test("on a full disk reads continue and writes are refused as such, until there is room", async () => {
  let hasRoom = true;
  const served = await serveDatabase({
    dataDir: folder.path,
    port: 0,
    password: "secret",
    powerLossSafe: false,
    idleInTransactionMs: 30_000,
    hasRoom: () => hasRoom,
    onBroken: (why) => expect.unreachable(String(why)),
  });
  const connectionString = `postgres://postgres:secret@127.0.0.1:${served.port}/postgres`;
  const [one, other] = [new Client({ connectionString }), new Client({ connectionString })];
  await Promise.all([one.connect(), other.connect()]);
  const insert = (client: Client) => client.query("insert into kept values ($1)", ["x"]);
  const count = async () => (await other.query("select note from kept")).rowCount;
  const full = { code: "53100" };
  try {
    await one.query("create table kept (note text)");
    await insert(one);

    hasRoom = false;
    await expect(insert(one)).rejects.toMatchObject(full);
    await expect(other.query("create table more (id int)")).rejects.toMatchObject(full);
    expect(await count()).toBe(1);

    hasRoom = true;
    await one.query("begin");
    await insert(one);
    hasRoom = false;
    await expect(insert(one)).rejects.toMatchObject(full);
    await one.query("rollback");
    expect(await count()).toBe(1);

    await one.query("begin");
    hasRoom = true;
    await one.query("commit");
    await insert(one);
    expect(await count()).toBe(2);
  } finally {
    await Promise.all([one.end(), other.end()]);
    await served.stop();
  }
});
