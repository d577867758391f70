import { standingDecision } from "@mars/domain/lifecycle/decision";
import { nextTask } from "@mars/domain/lifecycle/nextTask";
import type { TaskCode } from "@mars/domain/lifecycle/tasks/Task";
import { TURN_SIDES, type TurnSide } from "@mars/domain/lifecycle/turn";
import { addDays, copenhagenDay } from "@mars/domain/time/copenhagen";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { applicantTurnText, caseworkerTurnText } from "@mars/wording/cases/turnText";
import { messageWords } from "@mars/wording/messages/messageWords";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { corner, squareAt } from "./features/projects/testing/loadWorld.ts";
import type { PersonName } from "./features/projects/testing/people.ts";
import { useProjectsApi } from "./features/projects/testing/useProjectsApi.ts";
import { schemeIds } from "./features/projects/testing/worldIds.ts";

const api = useProjectsApi();
const today = copenhagenDay(new Date().toISOString());
const later = addDays(today, 14);
const PARTIES = ["owner", "delegate"] as const;
const [, , NONE] = TURN_SIDES;
const READERS = [...PARTIES, "caseworker"] as const;

const read = async (who: PersonName, id: string): Promise<Project> =>
  (await api.call(who, "GET", `/projects/${id}`)).body;

async function change(who: PersonName, id: string, path: string, body?: object) {
  const { version } = await read(who, id);
  const method = path === "transitions" ? "POST" : "PUT";
  const answer = await api.call(who, method, `/projects/${id}/${path}`, { version, body });
  expect(answer).toMatchObject({ status: 200 });
}

const move = (who: PersonName, body: object) => (id: string) =>
  change(who, id, "transitions", { confirmed: true, decidedOn: today, ...body });
const remark = (who: PersonName) => (id: string) =>
  api.call(who, "POST", `/projects/${id}/remarks`, { body: { text: "Her er svaret." } });
const handled = (id: string) => change("caseworker", id, "handled");
async function sendForm(id: string) {
  const { applications } = await read("owner", id);
  await change("owner", id, `applications/${applications.at(-1)!.id}/sent`, { sentOn: today });
}

/** What a step must show everywhere, as the agreed table of messages and states says it. */
type Step = {
  step: string;
  act: (id: string) => Promise<unknown>;
  who: TurnSide;
  list: string;
  /** Null: no caseworker sees it. */
  queue: string | null;
  tasks: readonly [applicant: TaskCode, caseworker: TaskCode | null];
  /** The other side hears of it in the bell and by mail; null: it does not. */
  told: readonly [to: readonly PersonName[], code: string, subject: string] | null;
};

const waits = "Venter på ansøger";
const decision = [PARTIES, "decided", "Der er en afgørelse"] as const;
const assessing = {
  who: "authority",
  list: "Styrelsen vurderer ansøgningen",
  queue: "Registrer afgørelse",
  tasks: ["await-decision", "decide"],
} as const;
const unsent = {
  who: "applicant",
  list: "Send formularen",
  queue: `${waits}: formularen er ikke sendt`,
  tasks: ["send-form", "await-form"],
} as const;
const paying = {
  who: "authority",
  list: "Styrelsen behandler udbetalingen",
  queue: "Registrer udbetaling",
  tasks: ["await-payment", "decide-payment"],
  told: null,
} as const;

const WHOLE_WAY: readonly Step[] = [
  {
    step: "draft",
    act: () => Promise.resolve(),
    who: "applicant",
    list: "Gør kladden færdig",
    queue: null,
    tasks: ["draft-apply", null],
    told: null,
  },
  {
    step: "applied, form not sent",
    act: move("owner", { to: "applied" }),
    ...unsent,
    told: null,
  },
  {
    step: "form sent",
    act: sendForm,
    who: "authority",
    list: "Styrelsen bekræfter modtagelsen",
    queue: "Registrer modtagelse",
    tasks: ["await-receipt", "receive"],
    told: null,
  },
  {
    step: "received",
    act: move("caseworker", { to: "application_received", caseId: "F2-1" }),
    ...assessing,
    told: [PARTIES, "received", "Vi har modtaget din ansøgning"],
  },
  {
    step: "question",
    act: (id) =>
      api.call("caseworker", "POST", "/casework/questions", {
        body: { ids: [id], text: "Hvor er drænet?", answerBy: later },
      }),
    who: "applicant",
    list: "Svar på spørgsmål",
    queue: `${waits}: svar`,
    tasks: ["answer", "await-answer"],
    told: [PARTIES, "asked", "Svar på et spørgsmål senest"],
  },
  {
    step: "answer",
    act: remark("owner"),
    who: "authority",
    list: "Styrelsen læser svaret",
    queue: "Læs svaret",
    tasks: ["await-reading", "read-answer"],
    told: [["caseworker"], "answered", "Svar fra ansøger"],
  },
  { step: "answer read", act: handled, ...assessing, told: null },
  {
    step: "returned",
    act: move("caseworker", { to: "application_received", remark: "Ret", answerBy: later }),
    who: "applicant",
    list: "Ret, og send rettelsen",
    queue: `${waits}: rettelse`,
    tasks: ["correct", "await-correction"],
    told: [PARTIES, "returned", "Ret og send senest"],
  },
  {
    step: "correction sent",
    act: move("delegate", { to: "application_received", remark: "Rettet" }),
    who: "authority",
    list: "Styrelsen læser rettelsen",
    queue: "Læs rettelsen",
    tasks: ["await-review", "review-correction"],
    told: [["caseworker"], "corrected", "Rettelse fra ansøger"],
  },
  {
    step: "correction approved",
    act: handled,
    ...assessing,
    told: [PARTIES, "correction-approved", "Din rettelse er godkendt"],
  },
  {
    step: "message that was not asked for",
    act: remark("owner"),
    who: "authority",
    list: "Styrelsen svarer på din besked",
    queue: "Svar på besked",
    tasks: ["await-reply", "answer-message"],
    told: [["caseworker"], "remark", "Ny besked"],
  },
  { step: "message read", act: handled, ...assessing, told: null },
  {
    step: "preliminary approval",
    act: move("caseworker", { to: "preliminary_examination" }),
    who: "applicant",
    list: "Begynd forundersøgelsen",
    queue: waits,
    tasks: ["begin-examination", "await-applicant"],
    told: decision,
  },
  {
    step: "investigation",
    act: move("owner", { to: "preliminary_investigation" }),
    who: "applicant",
    list: "Ansøg om etablering",
    queue: waits,
    tasks: ["request-establishment", "await-applicant"],
    told: [["caseworker"], "moved", "Forundersøgelsen er begyndt"],
  },
  {
    step: "establishment requested, form not sent",
    act: move("owner", { to: "request_application_received" }),
    ...unsent,
    told: [["caseworker"], "moved", "Der er ansøgt om etablering"],
  },
  {
    step: "establishment requested",
    act: sendForm,
    who: "authority",
    list: "Styrelsen vurderer ansøgningen om etablering",
    queue: "Registrer afgørelse",
    tasks: ["await-decision", "decide-establishment"],
    told: null,
  },
  {
    step: "approval",
    act: move("caseworker", { to: "approval" }),
    who: "applicant",
    list: "Meld, at arbejdet er begyndt",
    queue: waits,
    tasks: ["begin-work", "await-applicant"],
    told: decision,
  },
  {
    step: "work begun",
    act: move("delegate", { to: "establishment" }),
    who: "applicant",
    list: "Anmod om udbetaling",
    queue: waits,
    tasks: ["request-payment", "await-applicant"],
    told: [["caseworker"], "moved", "Arbejdet er begyndt"],
  },
  {
    step: "payment requested, form not sent",
    act: move("owner", { to: "payment_request_received" }),
    ...unsent,
    told: [["caseworker"], "moved", "Der er anmodet om udbetaling"],
  },
  { step: "payment requested", act: sendForm, ...paying },
  {
    step: "payment rejected",
    act: move("caseworker", { to: "payment_request_rejected", remark: "Bilag mangler" }),
    who: "applicant",
    list: "Ret, og anmod igen",
    queue: waits,
    tasks: ["request-payment-again", "await-applicant"],
    told: decision,
  },
  {
    step: "payment requested again",
    act: async (id) => {
      await move("owner", { to: "payment_request_received" })(id);
      await sendForm(id);
      await forgetMessages();
    },
    ...paying,
  },
  {
    step: "established",
    act: move("caseworker", { to: "established" }),
    who: NONE,
    list: "Anlagt",
    queue: "Afsluttet",
    tasks: ["established", "established"],
    told: decision,
  },
];

/** From a received application, or from an approval, to where a case ends early, and back. */
const received = WHOLE_WAY.slice(0, 4);
const approved = WHOLE_WAY.slice(0, 4).concat(WHOLE_WAY[12]!);
const over = { who: NONE, queue: "Afsluttet" } as const;
const ENDINGS: readonly { ending: string; way: readonly Step[] }[] = [
  {
    ending: "rejected and reopened",
    way: [
      ...received,
      {
        step: "rejected",
        act: move("caseworker", { to: "application_rejected", remark: "For lidt tørv" }),
        ...over,
        list: "Afslag",
        tasks: ["rejected", "closed"],
        told: decision,
      },
      {
        step: "reopened",
        act: move("caseworker", { to: "application_received", remark: "Klagen gav medhold" }),
        ...assessing,
        told: [PARTIES, "reopened", "Sagen er genåbnet"],
      },
    ],
  },
  {
    ending: "abandoned",
    way: [
      ...received,
      {
        step: "abandoned",
        act: move("owner", { to: "application_abandoned" }),
        ...over,
        list: "Opgivet",
        tasks: ["abandoned", "closed"],
        told: [["caseworker"], "moved", "Projektet er opgivet"],
      },
    ],
  },
  {
    ending: "approval cancelled",
    way: [
      ...approved,
      {
        step: "cancelled",
        act: move("caseworker", { to: "approval_cancelled", remark: "Ikke begyndt" }),
        ...over,
        list: "Tilsagnet er bortfaldet",
        tasks: ["cancelled", "closed"],
        told: decision,
      },
    ],
  },
  {
    ending: "request abandoned",
    way: [
      ...approved,
      {
        ...WHOLE_WAY[14]!,
        told: [["caseworker"], "moved", "Der er ansøgt om etablering"],
      },
      {
        step: "request abandoned",
        act: move("owner", { to: "request_abandoned" }),
        ...over,
        list: "Opgivet",
        tasks: ["abandoned", "closed"],
        told: [["caseworker"], "moved", "Ansøgningen om etablering er opgivet"],
      },
    ],
  },
];

/** Everybody gets every message at once by mail. */
beforeAll(async () => {
  const now = '{"status":"now","remark":"now","action":"now","party":"now","deadline":"now"}';
  for (const who of READERS) {
    await api.call(who, "GET", "/messages");
    await sql`update person set email = ${`${who}@tur.example`} where subject = ${who}`.execute(
      api.database.write,
    );
    await sql`
      insert into message_setting (person_id, deliveries)
      select id, ${now}::jsonb from person where subject = ${who}
      on conflict (person_id) do update set deliveries = excluded.deliveries`.execute(
      api.database.write,
    );
  }
});

async function forgetMessages(): Promise<void> {
  await sql`delete from message`.execute(api.database.write);
  await sql`delete from mail`.execute(api.database.write);
}

test.each([{ ending: "established", way: WHOLE_WAY }, ...ENDINGS])(
  "[P4][A6] task, list, inbox, bell, mail and API agree at every step until $ending",
  async ({ ending, way }) => {
    const { id, name } = await api.create("owner", {
      name: `Tur ${ending}`,
      description: "Engen",
      geometry: squareAt(corner.x + 1000, corner.y + 1000, 1000),
      subsidySchemeId: schemeIds.full,
    });
    await sql`update project set delegate_vat = 'DK87654321', delegate_scope = 'apply'
      where id = ${id}`.execute(api.database.write);
    for (const step of way) {
      await forgetMessages();
      await step.act(id);
      expect.soft(await shown(id, name, step), `${ending}: ${step.step}`).toEqual(wanted(step));
    }
  },
  240_000,
);

/** Each of the places where a reader meets the case, in a word or two. */
async function shown(id: string, name: string, { who, queue, told }: Step) {
  const places: Record<string, unknown> = {};
  for (const reader of READERS) {
    const isParty = reader !== "caseworker";
    const view = isParty ? "mine" : "inbox";
    const found = (turn: string) =>
      api.call(reader, "GET", `/projects?view=${view}&q=${encodeURIComponent(name)}${turn}`);
    const [item] = (await found("")).body.items;
    if (!item) {
      places[reader] = null;
      continue;
    }
    const project = await read(reader, id);
    const sides: string[] = [];
    for (const side of [...TURN_SIDES, "reader", "client"]) {
      if ((await found(`&turn=${side}`)).body.total > 0) sides.push(side);
    }
    const words = (isParty ? applicantTurnText : caseworkerTurnText).texts.da;
    const task = taskOf(project);
    places[reader] = {
      page: project.turn?.who,
      row: item.turn.who,
      words: words[item.turn.act as keyof typeof words],
      tab: sides.filter((side) => side !== "reader" && side !== "client"),
      own: isParty && sides.includes("reader"),
      task: [task.code, task.turn],
      isSame: JSON.stringify(item.turn) === JSON.stringify(project.turn),
    };
  }
  const heard: Record<string, unknown> = {};
  for (const reader of READERS) heard[reader] = await heardBy(reader, id, who);
  return { places, heard: onlyOtherSide(heard, told), isInInbox: queue !== null };
}

function wanted({ who, list, queue, tasks, told }: Step) {
  const side = (isParty: boolean) =>
    who === NONE ? NONE : (who === "applicant") === isParty ? "yours" : "theirs";
  const place = (isParty: boolean) => ({
    page: who,
    row: who,
    words: isParty ? list : queue,
    tab: [who],
    own: isParty && who === "applicant",
    task: [isParty ? tasks[0] : tasks[1], side(isParty)],
    isSame: true,
  });
  const places = {
    owner: place(true),
    delegate: place(true),
    caseworker: queue === null ? null : place(false),
  };
  const heard = Object.fromEntries(
    (told?.[0] ?? []).map((reader) => [
      reader,
      { code: told![1], subject: `${told![2]}: 'Tur`, contradicts: false },
    ]),
  );
  return { places, heard, isInInbox: queue !== null };
}

/** Those of one's own side also hear what was done in their name; the table is about the others. */
function onlyOtherSide(heard: Record<string, unknown>, told: Step["told"]) {
  const to = told === null ? ["caseworker"] : told[0];
  return Object.fromEntries(
    Object.entries(heard).filter(([reader, what]) => what !== null && to.includes(reader as never)),
  );
}

/** The newest message in someone's bell, with its mail: null where they were not told. */
async function heardBy(reader: PersonName, id: string, who: TurnSide) {
  const { items } = (await api.call(reader, "GET", "/messages")).body;
  const message = items.find((one: { project: { id: string } | null }) => one.project?.id === id);
  const { rows } = await sql<{ subject: string; text: string }>`
    select subject, body_text as text from mail where to_address = ${`${reader}@tur.example`}
    order by created_at desc, id limit 1`.execute(api.database.write);
  const mail = rows[0];
  if (!message && !mail) return null;
  const sentence = messageWords(message.code, message.figures, "da-DK");
  const isIdle = /Du skal ikke gøre noget/.test(`${sentence} ${mail?.text}`);
  return {
    code: message.code.replace(/-complain$/, ""),
    subject: mail?.subject.replace(/ senest [\d.]+:/, " senest:").replace(/(: 'Tur).*$/, "$1"),
    contradicts: isIdle && who === "applicant" && reader !== "caseworker",
  };
}

/** The next task, from what the API answers this reader, as their page works it out. */
function taskOf(project: Project) {
  return nextTask({
    status: project.status,
    flowType: project.flowType ?? "full",
    turn: project.turn!,
    role: project.standing!,
    today,
    mayWrite: project.rights.remark,
    mayEdit: project.rights.edit,
    maySend: project.rights.confirmSent,
    moves: project.transitions,
    mayComplete: project.mayComplete,
    items: [],
    period: null,
    decision: standingDecision(project.status, project.history, null),
    casework: null,
    mayCreate: project.rights.copy,
  });
}
