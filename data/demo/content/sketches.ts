import { measureIds } from "../../../apps/api/src/platform/reference/facts/measures.ts";
import { schemes } from "../../../apps/api/src/platform/reference/facts/schemes.ts";
import type { Ring } from "../geography/Position.ts";
import { randomFor } from "../random.ts";
import { describe } from "./descriptions.ts";
import { sketchAreas, sketchMix } from "./measureMix.ts";
import { projectName } from "./names.ts";
import { planWeights } from "./planWeights.ts";
import type { ContentOptions, PickRing } from "./projects.ts";

export type DemoSketch = {
  id: string;
  geoId: string;
  ring: Ring;
  planName: string;
  kind: "sketch_project" | "uroert_skov";
  name: string;
  description: string;
  schemeId: string | null;
  measureId: string;
  included: boolean;
  createdAt: Date;
  updatedAt: Date;
};

const dayMs = 86_400_000;
const schemeIds = new Map(schemes.map((scheme) => [scheme.name, scheme.id]));

export function demoSketches(
  pickRing: PickRing,
  { seed, now, scale }: ContentOptions,
): DemoSketch[] {
  return Object.entries(planWeights).flatMap(([planName, [, count]]) =>
    Array.from({ length: Math.ceil(count * scale) }, (_, index): DemoSketch => {
      const random = randomFor(seed, "sketch", planName, index);
      const [measure, schemeName] = random.pickWeighted(
        sketchMix.map((choice) => [choice, choice[2]] as const),
      );
      const areaHa = Math.min(1500, Math.max(0.05, random.logNormal(...sketchAreas[measure])));
      const createdMs = now.getTime() - random.between(12, 640) * dayMs;
      const untouched = measure === "afforestation" && random.chance(0.2);
      return {
        id: random.uuid(),
        geoId: random.uuid(),
        ring: pickRing(random, planName, { measure, areaHa }),
        planName,
        kind: untouched ? "uroert_skov" : "sketch_project",
        name: projectName(random, now.getFullYear()),
        description: random.chance(0.4) ? describe(random, measure) : "",
        schemeId: schemeName === null ? null : (schemeIds.get(schemeName) ?? null),
        measureId: measureIds[measure],
        included: random.chance(0.9),
        createdAt: new Date(Math.floor(createdMs)),
        updatedAt: new Date(Math.floor(createdMs + random.between(0, 10) * dayMs)),
      };
    }),
  );
}
