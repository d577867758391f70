import { datasetIds } from "../datasets/datasetIds.ts";
import type { Day } from "../time/copenhagen.ts";
import type { Rate, RateClass, SchemeRates } from "./schemeRates.ts";
import { GRASS, type LandPart, needHa, ROTATION } from "./landPart.ts";

export type LandUse = "rotation" | "grass" | "nature" | "unknown";

/** Hectares that are paid alike. Both ends differ where the use of the land is not known. */
export type PaymentPart = {
  readonly use: LandUse;
  /** null: no rate is published for such land. */
  readonly land: RateClass | null;
  readonly ha: number;
  readonly fromKrPerHa: number;
  readonly toKrPerHa: number;
};

export type SchemePayment = {
  readonly fromKr: number;
  readonly toKr: number;
  /** Only where both ends are the same. */
  readonly amountKr: number | null;
  readonly parts: readonly PaymentPart[];
  readonly paidBy: SchemeRates["paidBy"];
  readonly source: string;
  readonly date: Day;
};

/** What usable land would be paid by published rates; null where none is published. */
export function schemePayment(
  rates: SchemeRates | null,
  usable: readonly LandPart[],
): SchemePayment | null {
  if (rates === null) return null;
  const byKind = new Map<string, PaymentPart>();
  for (const part of usable.flatMap(byNeed)) {
    const rate = rates.rates.find(({ land }) => isOfClass(land, part));
    const use = useOf(part, rate);
    const [fromKrPerHa, toKrPerHa] = rate ? perHa(rate, use) : [0, 0];
    const land = rate?.land ?? null;
    // One rate for everything: how the land was used is of no matter.
    const shown = fromKrPerHa === toKrPerHa && isFlat(rate) ? "unknown" : use;
    const key = `${land}/${shown}`;
    const ha = part.ha + (byKind.get(key)?.ha ?? 0);
    byKind.set(key, { use: shown, land, ha, fromKrPerHa, toKrPerHa });
  }
  const parts = [...byKind.values()].toSorted(
    (a, b) => b.toKrPerHa - a.toKrPerHa || b.fromKrPerHa - a.fromKrPerHa,
  );
  const sum = (end: "fromKrPerHa" | "toKrPerHa") =>
    parts.reduce((total, part) => total + part.ha * part[end], 0);
  const [fromKr, toKr] = [sum("fromKrPerHa"), sum("toKrPerHa")];
  return {
    fromKr,
    toKr,
    amountKr: fromKr === toKr ? fromKr : null,
    parts,
    paidBy: rates.paidBy,
    source: rates.source,
    date: rates.date,
  };
}

/** Rates ask for the need of a sub-catchment, so a piece that is partly in one counts as two. */
function byNeed(part: LandPart): readonly LandPart[] {
  const ha = needHa(part);
  const [counted, rest] = [
    part.retention.filter((one) => one.nitrogenEffectCounts),
    part.retention.filter((one) => !one.nitrogenEffectCounts),
  ];
  return [
    { ...part, ha, retention: counted },
    { ...part, ha: part.ha - ha, retention: rest },
  ].filter((one) => one.ha > 0);
}

function isOfClass(land: RateClass, part: LandPart): boolean {
  const hasNeed = part.retention.some((one) => one.nitrogenEffectCounts);
  if (land === "all") return true;
  if (land === "need") return hasNeed;
  return (
    part.in.includes(datasetIds.carbonRichSoil) ||
    (hasNeed && part.in.includes(datasetIds.wetlandPotential))
  );
}

function useOf({ in: covers }: LandPart, rate: Rate | undefined): LandUse {
  if (covers.includes(datasetIds.protectedNature))
    return rate?.nature === undefined ? "grass" : "nature";
  if (covers.includes(ROTATION)) return "rotation";
  return covers.includes(GRASS) ? "grass" : "unknown";
}

const isFlat = (rate: Rate | undefined) =>
  rate !== undefined && rate.rotation === rate.grass && (rate.nature ?? rate.grass) === rate.grass;

function perHa(rate: Rate, use: LandUse): readonly [from: number, to: number] {
  if (use === "unknown") {
    const all = [rate.rotation, rate.grass, rate.nature ?? rate.grass];
    return [Math.min(...all), Math.max(...all)];
  }
  const one = use === "nature" ? (rate.nature ?? rate.grass) : rate[use];
  return [one, one];
}
