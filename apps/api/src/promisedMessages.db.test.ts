import { sql } from "kysely";
import { expect, test } from "vitest";
import { type PersonName } from "./features/projects/testing/people.ts";
import { putInStatus } from "./features/projects/testing/putInStatus.ts";
import { useProjectsApi } from "./features/projects/testing/useProjectsApi.ts";

const api = useProjectsApi();
const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);

const versionOf = async (who: PersonName, id: string): Promise<number> =>
  (await api.call(who, "GET", `/projects/${id}`)).body.version;

async function offer(id: string, party: "owner" | "delegate"): Promise<void> {
  const body = {
    vat: "DK87654321",
    ...(party === "delegate" && { scope: "edit", until: inAYear }),
  };
  await api.call("owner", "PUT", `/projects/${id}/${party}`, {
    version: await versionOf("owner", id),
    body,
  });
}

async function declineOffer(projectName: string): Promise<void> {
  const offers = (await api.call("delegate", "GET", "/offers")).body;
  const { id } = offers.find((one: { projectName: string }) => one.projectName === projectName);
  await api.call("delegate", "POST", `/offers/${id}/answer`, { body: { accept: false } });
}

/** Every dialog that says someone is told, with what they are told. */
const PROMISES: readonly {
  dialog: string;
  status: string;
  told: PersonName;
  code: string;
  mail: RegExp;
  act: (id: string) => Promise<unknown>;
}[] = [
  {
    dialog: "Send tilbage til rettelse",
    status: "application_received",
    told: "owner",
    code: "returned",
    mail: /Send rettelsen senest/,
    act: async (id) =>
      api.call("caseworker", "POST", `/projects/${id}/transitions`, {
        version: await versionOf("caseworker", id),
        body: { to: "application_received", remark: "Ret hjørnet", answerBy: inAYear },
      }),
  },
  {
    dialog: "Bed om oplysninger",
    status: "application_received",
    told: "owner",
    code: "asked",
    mail: /Svar senest/,
    act: (id) =>
      api.call("caseworker", "POST", "/casework/questions", {
        body: { ids: [id], text: "Hvor er drænet?", answerBy: inAYear },
      }),
  },
  {
    dialog: "Skift ansøger",
    status: "draft",
    told: "delegate",
    code: "offer-owner",
    mail: /overtage projektet/,
    act: (id) => offer(id, "owner"),
  },
  {
    dialog: "Giv fuldmagt",
    status: "draft",
    told: "delegate",
    code: "offer-delegate",
    mail: /fuldmagt/,
    act: (id) => offer(id, "delegate"),
  },
  {
    dialog: "Sig nej",
    status: "draft",
    told: "owner",
    code: "offer-declined",
    mail: /har sagt nej/,
    act: async (id) => {
      await offer(id, "delegate");
      await declineOffer("Sig nej");
    },
  },
];

test.each(PROMISES)("[H3] $dialog: $told gets the message and the mail", async (promise) => {
  const { id } = await api.create("owner", { name: promise.dialog });
  await putInStatus(api.database, id, promise.status);
  await api.call(promise.told, "GET", "/messages");
  const address = `${promise.told}@demo.example`;
  await sql`update person set email = ${address} where subject = ${promise.told}`.execute(
    api.database.write,
  );
  await promise.act(id);
  const { items } = (await api.call(promise.told, "GET", "/messages")).body;
  expect(items[0]).toMatchObject({ code: promise.code, project: { id } });
  const { rows } = await sql<{ subject: string; text: string }>`
    select subject, body_text as text from mail where to_address = ${address}
    order by created_at desc limit 1`.execute(api.database.write);
  expect(rows[0]?.subject).toContain(promise.dialog);
  expect(rows[0]?.text).toMatch(promise.mail);
});
