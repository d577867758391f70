import type { ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import { measureIds } from "../../../apps/api/src/platform/reference/facts/measures.ts";
import { schemes } from "../../../apps/api/src/platform/reference/facts/schemes.ts";
import { randomFor } from "../random.ts";
import type { Random } from "../random.ts";
import type { DemoProject } from "./DemoProject.ts";
import { projectAreas, projectMix } from "./measureMix.ts";
import type { Choice, Stage } from "./measureMix.ts";
import { movesTo } from "./moves.ts";
import { projectName } from "./names.ts";
import { ownerOf } from "./owners.ts";
import { planWeights } from "./planWeights.ts";
import { describe } from "./descriptions.ts";
import type { sitePicker } from "./sitePicker.ts";

export type ContentOptions = { seed: number; now: Date; scale: number };
export type PickRing = ReturnType<typeof sitePicker>;

/** How many are in each status: 507, 787 and 81 in the three stages, and those outside them. */
const counts: readonly (readonly [ProjectStatus, Stage, number])[] = [
  ["preliminary_examination", "preliminary", 305],
  ["preliminary_investigation", "preliminary", 142],
  ["request_application_received", "preliminary", 60],
  ["approval", "establishment", 488],
  ["establishment", "establishment", 197],
  ["payment_request_received", "establishment", 71],
  ["payment_request_rejected", "establishment", 31],
  ["established", "established", 81],
  ["draft", "establishment", 24],
  ["applied", "establishment", 30],
  ["application_received", "preliminary", 26],
  ["application_abandoned", "preliminary", 14],
  ["application_rejected", "establishment", 22],
  ["request_abandoned", "preliminary", 8],
  ["approval_cancelled", "establishment", 14],
];

export const stageTotals = { preliminary: 507, establishment: 787, established: 81 } as const;

export function demoProjects(pickRing: PickRing, options: ContentOptions): DemoProject[] {
  const plans = Object.entries(planWeights).map(([name, [weight]]) => [name, weight] as const);
  return counts.flatMap(([status, stage, count]) =>
    Array.from({ length: Math.ceil(count * options.scale) }, (_, index) => {
      const random = randomFor(options.seed, "project", status, index);
      const planName = random.pickWeighted(plans);
      return oneProject(random, pickRing, options, {
        status,
        planName,
        choice: pickChoice(random, stage),
      });
    }),
  );
}

const pickChoice = (random: Random, stage: Stage): Choice =>
  random.pickWeighted(projectMix[stage].map((choice) => [choice, choice[2]] as const));

type Wish = { status: ProjectStatus; planName: string; choice: Choice };

export function oneProject(
  random: Random,
  pickRing: PickRing,
  { now }: ContentOptions,
  { status, planName, choice: [measure, schemeName] }: Wish,
): DemoProject {
  const scheme = schemes.find((one) => one.name === schemeName);
  if (!scheme) throw new Error(`No scheme is called ${schemeName ?? "nothing"}`);
  const areaHa = Math.min(2500, Math.max(0.1, random.logNormal(...projectAreas[measure])));
  const moves = movesTo(random, { status, flow: scheme.flowType, now });
  const applied = moves.find((move) => move.status === "application_received");
  return {
    id: random.uuid(),
    geoId: random.uuid(),
    ring: pickRing(random, planName, { measure, areaHa }),
    name: projectName(random, now.getFullYear() - random.integer(0, 2)),
    description: describe(random, measure),
    planName,
    schemeId: scheme.id,
    measureId: measureIds[measure],
    flow: scheme.flowType,
    owner: ownerOf(random, scheme, planName),
    delegate: null,
    caseId: applied ? `${applied.at.getFullYear()}-${random.integer(10_000, 99_999)}` : null,
    moves,
  };
}
