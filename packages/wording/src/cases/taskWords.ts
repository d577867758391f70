import type { DraftItemState } from "@mars/domain/lifecycle/draftItems";
import type { DelegationScope } from "@mars/domain/rights/delegation";
import type { Task, TaskDeadline, TaskRole } from "@mars/domain/lifecycle/tasks/Task";
import { copenhagenDay, daysBetween, endMs, type Instant } from "@mars/domain/time/copenhagen";
import { formatDate, unbrokenDateTime, halfYears } from "../format/dates.ts";
import type { Locale } from "../language/languages.ts";
import { translator, type TranslatorOf } from "../language/text.ts";
import { taskText } from "./taskText.ts";
import type { UsualTime } from "@mars/domain/schemes/schemeCasework";

export type TaskTold = {
  readonly role: TaskRole;
  readonly at: Instant;
  readonly ownerName: string;
  /** How far a delegate's authorisation goes. */
  readonly scope: DelegationScope | null;
  /** When the form of the present request was opened. */
  readonly formOpenedAt: string | null;
  /** When the next round opens, where it is announced. */
  readonly roundOpens: string | null;
  /** How the item of the task stands: what is there but does not hold is put right, not made. */
  readonly itemState: DraftItemState | null;
};

export type DeadlineWords = {
  /** Days left; null where a word stands for them. */
  readonly days: number | null;
  /** 'dage tilbage', 'I dag', 'Udløbet'. */
  readonly words: string;
  readonly sentence: string;
  /** Today, tomorrow or in two days: shown as a warning. */
  readonly isNear: boolean;
  readonly isPassed: boolean;
};

export type TaskWords = {
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  /** For whom a delegate acts. */
  readonly onBehalf: string | null;
  readonly deadline: DeadlineWords | null;
  readonly usual: string | null;
  readonly steps: readonly { readonly title: string; readonly usual: string | null }[];
};

/** A task in words: the same on the page, on paper and in messages. */
export function taskWords(task: Task, told: TaskTold, locale: Locale): TaskWords {
  const t = translator(taskText, locale);
  const isCaseworker = told.role === "caseworker";
  const stem = stemOf(task, told);
  return {
    eyebrow: t(eyebrowOf(task, told)),
    title: t(`${stem}.title` as "correct.title"),
    text:
      task.code === "draft-round-closed" && told.roundOpens
        ? t("draft-round-closed.opens", { day: formatDate(told.roundOpens) })
        : t(`${stem}.text` as "correct.text", {
            time: told.formOpenedAt ? unbrokenDateTime(told.formOpenedAt) : "",
          }),
    onBehalf:
      told.role === "delegate"
        ? t(isBeyondDelegate(task, told) ? "onlyReading" : `onBehalf.${told.scope ?? "apply"}`, {
            owner: told.ownerName,
          })
        : null,
    deadline: task.deadline && deadlineWords(task.deadline, task, told, locale),
    usual: task.usual && usualTimeWords(task.usual, t),
    steps: task.next.map(({ code, usual }) => ({
      title: t(isCaseworker ? `caseworker.step.${code}` : `step.${code}`),
      usual: usual && usualTimeWords(usual, t),
    })),
  };
}

function stemOf({ code, act }: Task, { itemState }: TaskTold): string {
  if (code !== "draft-item" || act?.kind !== "item") return code;
  const isFix = itemState === "fix" && (act.item === "area" || act.item === "scheme");
  return `draft-item.${act.item}${isFix ? ".fix" : ""}`;
}

/** What only the owner can do is not the reader's task, although it is told. */
function isBeyondDelegate({ turn, act, code }: Task, { role }: TaskTold): boolean {
  return role === "delegate" && turn === "yours" && act === null && code !== "draft-judging";
}

function eyebrowOf(task: Task, told: TaskTold) {
  const { turn, code } = task;
  if (isBeyondDelegate(task, told)) return "eyebrow.applicants";
  if (turn !== "theirs") return `eyebrow.${turn}` as const;
  const isApplicants = code === "await-draft" || code === "await-application";
  if (told.role === "caseworker" || isApplicants) return "eyebrow.theirs.caseworker";
  return code === "await-completion" ? "eyebrow.theirs.await-completion" : "eyebrow.theirs";
}

function deadlineWords(
  { kind, time }: TaskDeadline,
  task: Task,
  { role, at }: TaskTold,
  locale: Locale,
): DeadlineWords {
  const t = translator(taskText, locale);
  const isPassed = endMs(time) <= Date.parse(at);
  const lastDay = time.length === 10 ? time : copenhagenDay(time);
  const left = daysBetween(copenhagenDay(at), lastDay);
  const figures = {
    day: formatDate(time),
    time: time.length === 10 ? formatDate(time) : unbrokenDateTime(time),
  };
  const sentence = isPassed
    ? t(`deadline.passed.${kind}`, figures)
    : kind === "round-closes" && task.code === "send-form"
      ? t("deadline.round-closes.sent", figures)
      : role === "caseworker" && (kind === "complain-by" || kind === "answer-by")
        ? t(`caseworker.deadline.${kind}`, figures)
        : t(`deadline.${kind}`, figures);
  const word = isPassed ? "passed" : left <= 0 ? "today" : left === 1 ? "tomorrow" : null;
  const years = halfYears(left);
  return {
    days: word === null && years === null ? left : null,
    words:
      word !== null
        ? t(word)
        : years === null
          ? t("daysLeft", { count: left })
          : t("yearsLeft", { years }),
    sentence,
    isNear: !isPassed && left <= 2,
    isPassed,
  };
}

/** 'Normalt 3–5 måneder'; a time with one figure is told by it alone. */
function usualTimeWords({ from, to, unit }: UsualTime, t: TranslatorOf<typeof taskText>): string {
  return t(`usual.${unit}`, { range: from === to ? String(to) : `${from}–${to}` });
}
