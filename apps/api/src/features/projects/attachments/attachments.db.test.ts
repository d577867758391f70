import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { area } from "../testing/loadWorld.ts";
import type { PersonName } from "../testing/people.ts";
import { useProjectsApi } from "../testing/useProjectsApi.ts";
import { schemeIds } from "../testing/worldIds.ts";

const pdf = Buffer.from("%PDF-1.7 samtykke");
const unknown = "00000000-0000-4000-8000-00000000dead";
const storage = { attachmentMbPerPerson: 1 };
const api = useProjectsApi({}, { constants: { storage } });

/** A form with one file, as a browser writes it. */
function form(name: string, content: Buffer, field = "file") {
  const boundary = "----mars";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: text/html\r\n\r\n`;
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

const add = (who: PersonName | null, id: string, name = "samtykke.pdf", content = pdf, on = api) =>
  on.call(who, "POST", `/projects/${id}/attachments`, form(name, content));
const list = async (who: PersonName, id: string) =>
  (await api.call(who, "GET", `/projects/${id}/attachments`)).body;
const download = (who: PersonName | null, id: string, attachmentId: string) =>
  api.call(who, "GET", `/projects/${id}/attachments/${attachmentId}`);
const remove = (who: PersonName, id: string, attachmentId: string) =>
  api.call(who, "DELETE", `/projects/${id}/attachments/${attachmentId}`);

async function apply(id: string): Promise<void> {
  const { version } = (await api.call("owner", "GET", `/projects/${id}`)).body;
  const body = { to: "applied", confirmed: true };
  const answer = await api.call("owner", "POST", `/projects/${id}/transitions`, { version, body });
  if (answer.status !== 200) throw new Error(answer.text);
}
const draft = async (who: PersonName = "owner") =>
  (await api.create(who, { geometry: area, subsidySchemeId: schemeIds.full })).id;

describe("[P10] a file of a case", () => {
  test("comes back byte by byte, to be saved and never shown", async () => {
    const id = await draft();
    const large = Buffer.concat([pdf, Buffer.alloc(600_000, 7)]);
    const added = await add("owner", id, "Samtykke på æ.pdf", large);
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      name: "Samtykke på æ.pdf",
      kind: "pdf",
      bytes: large.length,
      person: "Demo Lodsejer",
      byParty: true,
      isMine: true,
      mayRemove: true,
      isScanned: false,
    });
    const file = await download("owner", id, added.body.id);
    expect(file.bytes.equals(large)).toBe(true);
    expect(file.headers).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": "attachment; filename*=UTF-8''Samtykke%20p%C3%A5%20%C3%A6.pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "cache-control": "no-store",
    });
    expect(
      (await api.call("owner", "GET", `/projects/${id}/revisions`)).body.items[0],
    ).toMatchObject({
      action: "attachment-added",
      changes: [{ field: "attachment", to: "Samtykke på æ.pdf" }],
    });
  });

  test("sent again after a lost answer is kept once", async () => {
    const id = await draft();
    const [first, again] = [await add("owner", id), await add("owner", id)];
    expect(again.body).toEqual(first.body);
    expect(await list("owner", id)).toHaveLength(1);
  });

  test("goes away with its draft, contents and all", async () => {
    const id = await draft();
    const { version } =
      (await add("owner", id)).body && (await api.call("owner", "GET", `/projects/${id}`)).body;
    expect((await api.call("owner", "DELETE", `/projects/${id}`, { version })).status).toBe(204);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from attachment_part part
      where not exists (select from attachment where id = part.attachment_id)
    `.execute(api.database.write);
    expect(rows[0]?.count).toBe(0);
    expect((await list("owner", id)).code).toBe("resource.not-found");
  });
});

describe("[A3] whoever may not read the case learns nothing of its files", () => {
  test.each(["neighbour", "planner", "planReader", "caseworker", null] as const)(
    "a draft: %s",
    async (who) => {
      const id = await draft();
      const added = await add("owner", id);
      const answers = [
        await download(who, id, added.body.id),
        await download(who, id, unknown),
        await download(who, unknown, unknown),
        await add(who, id),
        await add(who, unknown),
      ];
      const told = answers.map(({ status, body }) => [status, body?.code]);
      expect(new Set(told.map(String)).size).toBe(1);
      expect(told[0]).toEqual(who ? [404, "resource.not-found"] : [401, "identity.missing"]);
      expect(await list("owner", id)).toHaveLength(1);
    },
  );

  test("a file is not found by way of another case", async () => {
    const [own, other] = [await draft(), await draft("company")];
    const theirs = await add("company", other);
    expect((await download("owner", own, theirs.body.id)).status).toBe(404);
    expect((await remove("owner", own, theirs.body.id)).status).toBe(404);
  });
});

describe("[P10] what was sent stays", () => {
  test("a draft's file may be taken away until it is applied with", async () => {
    const id = await draft();
    const first = await add("owner", id, "første.pdf");
    const second = await add("owner", id, "anden.pdf");
    expect((await remove("owner", id, second.body.id)).status).toBe(204);
    await apply(id);
    expect(await remove("owner", id, first.body.id)).toMatchObject({
      status: 409,
      body: { code: "attachment.sent" },
    });
    expect(await list("caseworker", id)).toMatchObject([{ name: "første.pdf", isMine: false }]);
    expect((await download("caseworker", id, first.body.id)).bytes.equals(pdf)).toBe(true);
  });

  test("a file added later goes along with its sender's next message", async () => {
    const id = await draft();
    await add("owner", id, "ansøgning.pdf");
    await apply(id);
    await add("owner", id, "svar.pdf");
    await add("caseworker", id, "afgørelse.pdf");
    const remark = await api.call("owner", "POST", `/projects/${id}/remarks`, {
      body: { text: "Her er samtykket." },
    });
    expect(await list("owner", id)).toMatchObject([
      { name: "ansøgning.pdf", remarkId: null, mayRemove: false },
      { name: "svar.pdf", remarkId: remark.body.id, mayRemove: false },
      { name: "afgørelse.pdf", remarkId: null, mayRemove: false, byParty: false },
    ]);
    const [, , theirs] = await list("caseworker", id);
    expect(theirs).toMatchObject({ isMine: true, mayRemove: true });
    expect((await remove("owner", id, theirs.id)).status).toBe(403);
  });
});

describe("[V1] a file that cannot be taken says why and leaves nothing", () => {
  test.each([
    ["side.html", Buffer.from("<html>"), 422, "attachment.wrong-kind"],
    ["kort.pdf", Buffer.from("<html><script>"), 422, "attachment.other-contents"],
    ["tom.pdf", Buffer.alloc(0), 422, "attachment.empty"],
    ["stor.pdf", Buffer.concat([pdf, Buffer.alloc(25_000_000)]), 413, "attachment.too-large"],
    ["fuld.pdf", Buffer.concat([pdf, Buffer.alloc(1_000_000)]), 422, "attachment.full"],
  ])("%s: %#", async (name, content, status, code) => {
    const id = await draft("company");
    const answer = await add("company", id, name, content);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
    expect(await list("company", id)).toEqual([]);
  });

  test("a form without a file", async () => {
    const id = await draft();
    const path = `/projects/${id}/attachments`;
    const wrong = await api.call("owner", "POST", path, form("a.pdf", pdf, "other"));
    expect(wrong.body.code).toBe("attachment.missing");
    expect((await api.call("owner", "POST", path, { body: {} })).body.code).toBe(
      "attachment.missing",
    );
  });
});

let asked: Buffer = Buffer.alloc(0);
/** Answers as clamd does once the last, empty chunk has come. */
const clamd = createServer((socket) => {
  let got = Buffer.alloc(0);
  socket.on("data", (chunk) => {
    got = Buffer.concat([got, chunk]);
    if (!got.subarray(-4).equals(Buffer.alloc(4))) return;
    asked = got;
    socket.end(got.includes("EICAR") ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0");
  });
});
clamd.listen(0, "127.0.0.1");
await once(clamd, "listening");
const clamdUrl = `tcp://127.0.0.1:${(clamd.address() as AddressInfo).port}`;

describe("[A3] a virus scanner", () => {
  const scanned = useProjectsApi({ CLAMD_URL: clamdUrl });
  const make = async () => (await scanned.create("owner")).id;

  test("is given the file, and what it finds is not kept", async () => {
    const id = await make();
    const clean = await add("owner", id, "ren.pdf", pdf, scanned);
    expect(clean.body).toMatchObject({ isScanned: true });
    expect(asked.includes(pdf)).toBe(true);
    const bad = await add("owner", id, "syg.pdf", Buffer.from("%PDF-EICAR"), scanned);
    expect(bad).toMatchObject({ status: 422, body: { code: "attachment.infected" } });
    expect((await scanned.call("owner", "GET", `/projects/${id}/attachments`)).body).toHaveLength(
      1,
    );
  });

  test("that does not answer stops the file", async () => {
    const id = await make();
    clamd.close();
    await once(clamd, "close");
    const answer = await add("owner", id, "ren.pdf", pdf, scanned);
    expect(answer).toMatchObject({ status: 503, body: { code: "attachment.not-scanned" } });
  });
});
