import type { FlowType, ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import type { Random } from "../random.ts";
import type { Move } from "./DemoProject.ts";

/** The way a project has come, from draft to where it stands. */
function statusPath(status: ProjectStatus, flow: FlowType, begunWork: boolean): ProjectStatus[] {
  const received: ProjectStatus[] = ["draft", "applied", "application_received"];
  const examined: ProjectStatus[] =
    flow === "establishment"
      ? received
      : [
          ...received,
          "preliminary_examination",
          ...(begunWork ? work("preliminary_investigation") : []),
        ];
  const requested: ProjectStatus[] =
    flow === "establishment" ? received : [...examined, "request_application_received"];
  const approved: ProjectStatus[] = [
    ...requested,
    "approval",
    ...(begunWork ? work("establishment") : []),
  ];
  const paths: Record<ProjectStatus, ProjectStatus[]> = {
    draft: ["draft"],
    applied: ["draft", "applied"],
    application_received: received,
    application_abandoned: [...received, "application_abandoned"],
    application_rejected: [...received, "application_rejected"],
    preliminary_examination: [...received, "preliminary_examination"],
    preliminary_investigation: [
      ...received,
      "preliminary_examination",
      "preliminary_investigation",
    ],
    request_application_received: [...examined, "request_application_received"],
    request_abandoned: [...examined, "request_application_received", "request_abandoned"],
    approval: [...requested, "approval"],
    establishment: [...requested, "approval", "establishment"],
    approval_cancelled: [...approved, "approval_cancelled"],
    payment_request_received: [...approved, "payment_request_received"],
    payment_request_rejected: [...approved, "payment_request_received", "payment_request_rejected"],
    established: [...approved, "payment_request_received", "established"],
  };
  return paths[status];
}

const work = (status: ProjectStatus): ProjectStatus[] => [status];

const dayMs = 86_400_000;

const remarks: Partial<Record<ProjectStatus, readonly string[]>> = {
  application_rejected: [
    "Arealet opfylder ikke ordningens krav til kulstofrig jord.",
    "Rammen for runden er brugt. Projektet kan søges igen i næste runde.",
    "Der mangler accept fra flere lodsejere.",
  ],
  approval_cancelled: [
    "Lodsejerne har trukket sig fra projektet.",
    "Forundersøgelsen viser, at vandstanden ikke kan hæves uden skade på naboarealer.",
  ],
  payment_request_rejected: [
    "Der mangler dokumentation for, at drænene er afbrudt.",
    "Regnskabet stemmer ikke med tilsagnet. Send venligst et nyt.",
  ],
};

/** When a project came from one status to the next, all of it before now. */
export function movesTo(
  random: Random,
  wish: { status: ProjectStatus; flow: FlowType; now: Date },
): Move[] {
  const path = statusPath(wish.status, wish.flow, random.chance(0.5));
  const nowMs = wish.now.getTime();
  // Two years back at most; what has come far was applied for early.
  const earliest = Math.min(690, 60 + 70 * path.length);
  const appliedDaysAgo = random.between(
    path.length > 2 ? 40 * (path.length - 2) : 3,
    earliest + 30,
  );
  const appliedMs = nowMs - appliedDaysAgo * dayMs;
  const createdMs = appliedMs - random.between(1, 45) * dayMs;
  const wholeDays = daysUnderWay(random.logNormal(Math.log(105), 0.6), appliedDaysAgo - 0.5);
  const after = path.length - 2;
  const parts = Array.from({ length: Math.max(0, after) }, () => random.between(0.4, 1));
  const total = parts.reduce((sum, part) => sum + part, 0);
  let passed = 0;
  return path.map((status, index) => {
    if (index === 0) return move(random, status, path.length === 1 ? appliedMs : createdMs);
    if (index === 1) return move(random, status, appliedMs);
    passed += (parts[index - 2] as number) / total;
    return move(random, status, appliedMs + passed * wholeDays * dayMs);
  });
}

/** Cut off at now, every slow project would have changed on the day the demonstration is loaded.
 * The fraction of the drawn days spreads them, without drawing again. */
function daysUnderWay(drawnDays: number, maxDays: number): number {
  return drawnDays < maxDays ? drawnDays : maxDays * (0.5 + 0.5 * (drawnDays % 1));
}

function move(random: Random, status: ProjectStatus, atMs: number): Move {
  const texts = remarks[status];
  return { status, at: new Date(Math.floor(atMs)), remark: texts ? random.pick(texts) : null };
}
