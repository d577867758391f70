import { allowedTransitions } from "@mars/domain/lifecycle/allowedTransitions";
import { standingDecision } from "@mars/domain/lifecycle/decision";
import { draftItems } from "@mars/domain/lifecycle/draftItems";
import { nextTask } from "@mars/domain/lifecycle/nextTask";
import { TASK_CODES, TASK_ROLES, type TaskFacts } from "@mars/domain/lifecycle/tasks/Task";
import { FLOW_TYPES, PROJECT_STATUSES } from "@mars/domain/lifecycle/projectStatus";
import { turnOf } from "@mars/domain/lifecycle/turn";
import { periodState } from "@mars/domain/schemes/periodState";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import { expect, test } from "vitest";
import { locales } from "../language/languages.ts";
import { taskText } from "./taskText.ts";
import { taskWords } from "./taskWords.ts";
import { caseworkFixture } from "./testing/caseworkFixture.ts";

const at = "2026-11-16T09:00:00Z";
const decidedOn = "2026-11-02";

const lifecycle = PROJECT_STATUSES.flatMap((status) =>
  FLOW_TYPES.flatMap((flowType) => TASK_ROLES.map((role) => ({ status, flowType, role }))),
);

const FORMS = new Set<string>([
  "applied",
  "request_application_received",
  "payment_request_received",
]);

function factsOf({ status, flowType, role }: (typeof lifecycle)[number]): TaskFacts {
  const statusBefore = "application_received" as const;
  const history = PROJECT_STATUSES.map((to) => ({
    at,
    cause: "transition",
    from: null,
    to,
    remark: "Fordi",
    decidedOn,
  }));
  const decision = standingDecision(status, history, caseworkFixture());
  const period = periodState(
    [{ startDate: "2026-11-01", endDate: "2026-12-01", extensionEndDate: null }],
    at,
  );
  return {
    status,
    flowType,
    turn: turnOf({
      status,
      flowType,
      completedOn: null,
      statusSince: at,
      returnedAt: null,
      correctBy: null,
      correctedAt: null,
      handledAt: null,
      pausedDays: 0,
      remarks: [],
      request: FORMS.has(status) ? { at, toldAt: null } : null,
      decision,
      casework: caseworkFixture(),
      period,
      now: at,
    }),
    role,
    today: copenhagenDay(at),
    mayWrite: true,
    mayEdit: true,
    maySend: true,
    moves: allowedTransitions(
      { status, flowType, statusBefore, caseId: null, completedOn: null },
      {
        isApplicant: role !== "caseworker",
        mayApply: role !== "caseworker",
        isCaseworker: role === "caseworker",
      },
    ),
    mayComplete: true,
    items: draftItems({
      name: "Kær",
      hasArea: true,
      hasScheme: true,
      rules: [],
      isReturned: false,
    }),
    period,
    decision,
    casework: caseworkFixture(),
    mayCreate: true,
  };
}

test.each(lifecycle)(
  "[P4] $status in flow $flowType has a next task for the $role in both languages",
  (place) => {
    const facts = factsOf(place);
    const task = nextTask(facts);
    for (const locale of Object.values(locales)) {
      const words = taskWords(
        task,
        {
          role: place.role,
          at,
          ownerName: "Karen",
          scope: "apply",
          formOpenedAt: at,
          roundOpens: null,
          itemState: null,
        },
        locale,
      );
      const said = [
        words.eyebrow,
        words.title,
        words.text,
        words.deadline?.sentence ?? "–",
        words.usual ?? "–",
        ...words.steps.map(({ title }) => title),
      ];
      // A key without a text is said as itself; a figure without a value stays in braces.
      for (const sentence of said) expect(sentence).not.toMatch(/^[a-z-]+\.[a-z.-]+$|\{|^$/);
    }
    const primary = task.act?.kind === "move" ? task.act.to : null;
    const reopening = facts.moves.find(({ to, reopens }) => reopens && to === primary);
    expect({ reopening, actOfOthers: task.turn === "theirs" ? task.act : null }).toEqual({
      reopening: undefined,
      actOfOthers: null,
    });
  },
);

test("[P4] every code has its words, whether or not a status leads to it", () => {
  for (const texts of Object.values(taskText.texts)) {
    for (const code of TASK_CODES.filter((one) => one !== "draft-item")) {
      expect(Object.keys(texts)).toContain(`${code}.title`);
      expect(Object.keys(texts)).toContain(`${code}.text`);
    }
  }
});

test.each([
  { time: "2026-12-07T11:00:00Z", days: 21, words: "dage tilbage", isNear: false },
  { time: "2026-11-18", days: 2, words: "dage tilbage", isNear: true },
  { time: "2026-11-17", days: null, words: "I morgen", isNear: true },
  { time: "2026-11-16T11:00:00Z", days: null, words: "I dag", isNear: true },
  { time: "2026-11-16T08:00:00Z", days: null, words: "Udløbet", isNear: false },
])("a deadline $time is told as $days $words", ({ time, ...told }) => {
  const task = {
    ...nextTask(factsOf({ status: "draft", flowType: "full", role: "applicant" })),
    deadline: { kind: "round-closes", time } as const,
  };
  const words = taskWords(
    task,
    {
      role: "applicant",
      at,
      ownerName: "Karen",
      scope: null,
      formOpenedAt: null,
      roundOpens: null,
      itemState: null,
    },
    locales.da,
  );
  expect(words.deadline).toMatchObject(told);
});

const delegateTold = {
  role: "delegate",
  at,
  ownerName: "Karen",
  formOpenedAt: at,
  roundOpens: null,
  itemState: null,
} as const;

test.each([
  { scope: "read", onBehalf: "Du har fuldmagt fra Karen til at læse sagen." },
  {
    scope: "edit",
    onBehalf: "Du har fuldmagt fra Karen til at læse og rette, men ikke til at ansøge.",
  },
  { scope: "apply", onBehalf: "Du handler for Karen." },
] as const)("[A5] a delegate to $scope is told just that", ({ scope, onBehalf }) => {
  const task = nextTask(
    factsOf({ status: "application_received", flowType: "full", role: "delegate" }),
  );
  expect(taskWords(task, { ...delegateTold, scope }, locales.da).onBehalf).toBe(onBehalf);
});

test("[A5] what only the owner can do is not told as the delegate's task", () => {
  const facts = factsOf({
    status: "preliminary_examination",
    flowType: "full",
    role: "delegate",
  });
  const words = taskWords(
    nextTask({ ...facts, moves: [] }),
    { ...delegateTold, scope: "read" },
    locales.da,
  );
  expect(words).toMatchObject({
    eyebrow: "Ansøgerens næste opgave",
    onBehalf: "Din fuldmagt rækker ikke til det. Karen skal selv gøre det.",
  });
});
