import type { ScreeningSoFar } from "@mars/contracts/screening/foldScreening";
import type { DatasetKind } from "@mars/contracts/datasets/layers";
import type { ScreenedScheme } from "@mars/contracts/screening/screeningVerdict";
import type { Verdict } from "@mars/domain/schemes/verdict";
import { sortedFindings } from "../findings/sortedFindings.ts";

type Pair<T> = readonly [T, T];
type EffectKey = "nitrogen" | "extraction" | "forest";

type ComparedEffect = {
  measureId: string;
  measureName: string;
  effect: EffectKey;
  /** Null where a map that it depends on did not answer. */
  values: Pair<number | null>;
};

const effectsOf = (effects: NonNullable<ScreeningSoFar["verdict"]>["effects"][number]) => ({
  nitrogen: effects.nitrogenReductionT,
  extraction: effects.extractionEffortHa,
  forest: effects.afforestationEffortHa,
});

/** Every effect that at least one of the areas has, by measure. */
export function comparedEffects(results: Pair<ScreeningSoFar>): readonly ComparedEffect[] {
  const [first, second] = results.map(({ verdict }) => verdict?.effects ?? []) as [
    NonNullable<ScreeningSoFar["verdict"]>["effects"],
    NonNullable<ScreeningSoFar["verdict"]>["effects"],
  ];
  const measures = new Map(
    [...first, ...second].map(({ measureId, measureName }) => [measureId, measureName]),
  );
  return [...measures].flatMap(([measureId, measureName]) =>
    (["nitrogen", "extraction", "forest"] as const).flatMap((effect) => {
      const valueIn = (effects: typeof first) => {
        const one = effects.find((other) => other.measureId === measureId);
        return one ? effectsOf(one)[effect] : 0;
      };
      const values = [valueIn(first), valueIn(second)] as const;
      return values.every((value) => value === 0)
        ? []
        : [{ measureId, measureName, effect, values }];
    }),
  );
}

type ComparedScheme = {
  schemeId: string;
  schemeName: string;
  verdicts: Pair<Verdict | null>;
  payments: Pair<ScreenedScheme["payment"]>;
};

const TOLD: readonly (Verdict | null)[] = ["fits", "fits-if-changed"];

/** Schemes in the order of the first result; what neither area can use now is left out. */
export function comparedSchemes(
  schemes: Pair<readonly ScreenedScheme[]>,
): readonly ComparedScheme[] {
  const names = new Map(schemes.flat().map((one) => [one.schemeId, one.schemeName]));
  const oneIn = (of: readonly ScreenedScheme[], id: string) =>
    of.find(({ schemeId }) => schemeId === id);
  return [...names]
    .map(([schemeId, schemeName]) => {
      const both = [oneIn(schemes[0], schemeId), oneIn(schemes[1], schemeId)] as const;
      return {
        schemeId,
        schemeName,
        verdicts: [both[0]?.verdict ?? null, both[1]?.verdict ?? null] as const,
        payments: [both[0]?.payment ?? null, both[1]?.payment ?? null] as const,
      };
    })
    .filter(({ verdicts }) => verdicts.some((verdict) => TOLD.includes(verdict)));
}

type ComparedFinding = { datasetId: string; values: Pair<number> };

/** What was found in at least one of the areas, in hectares. */
export function comparedFindings(
  results: Pair<ScreeningSoFar>,
  kind: DatasetKind,
): readonly ComparedFinding[] {
  const found = results.map((soFar) => sortedFindings(soFar, kind).found);
  const ids = new Set(found.flat().map(({ datasetId }) => datasetId));
  const haIn = (index: 0 | 1, id: string) =>
    found[index]!.find(({ datasetId }) => datasetId === id)?.overlapHa ?? 0;
  return [...ids].map((datasetId) => ({
    datasetId,
    values: [haIn(0, datasetId), haIn(1, datasetId)],
  }));
}

/** Of the figures as they are shown, so that the row adds up; what is shown in square metres exactly. */
export function differenceOf(a: number, b: number): number {
  const isShownInTenths = [a, b].every((value) => value === 0 || value >= 0.1);
  const shown = (value: number) => (isShownInTenths ? Math.round(value * 10) / 10 : value);
  return Math.abs(shown(b) - shown(a));
}
