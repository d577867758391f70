import type { Plan } from "@mars/contracts/plans/planShapes";
import type { SketchField } from "@mars/domain/fields/sketchFields";
import { sketchFieldText } from "@mars/wording/plans/sketchFieldText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useMasterData } from "../planQueries.ts";
import { publicationText } from "../text/publicationText.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";

const PLAN_FIELDS = [
  "title",
  "need",
  "sketchDropout",
  "preliminaryDropout",
  "source",
  "isPublic",
] as const;

type Change = { field: string; from?: unknown; to?: unknown };

/** 'Virkemiddel: Lavbundsprojekter → Skovrejsning' */
export function useChangeWords(plan: Plan): (change: Change) => string {
  const t = useText(publicationText);
  const sketchWord = useText(sketchFieldText);
  const f = useFormat();
  const master = useMasterData().data;
  const nameOf = useFactName();
  const named = new Map(
    [...(master?.subsidySchemes ?? []), ...(master?.mitigationMeasures ?? [])].map((one) => [
      one.id,
      nameOf(one.name),
    ]),
  );
  function value(raw: unknown): string {
    if (raw === null || raw === undefined || raw === "") return t("empty");
    if (typeof raw === "boolean") return t(raw ? "yes" : "noWord");
    if (typeof raw === "number") return f.amount(raw);
    return typeof raw === "string" ? (named.get(raw) ?? raw) : JSON.stringify(raw);
  }
  return ({ field, from, to }) => {
    const [word, opId] = field.split(":");
    const name = plan.subCatchments.find((sub) => sub.opId === opId)?.name;
    const ofPlan = PLAN_FIELDS.find((one) => one === word);
    const label = ofPlan ? t(`field.${ofPlan}`) : sketchWord(word as SketchField);
    const place = name ? ` (${name})` : "";
    if (field === "geoLocationId") return `${label}: ${t("areaChanged")}`;
    const shown = (raw: unknown) =>
      field.endsWith("Dropout") && typeof raw === "number" ? f.exactPercent(raw) : value(raw);
    return t("fieldChange", { field: label + place, from: shown(from), to: shown(to) });
  };
}
