import type { UnitPage } from "@mars/contracts/status/statusPages";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";
import { detailText } from "../text/detailText.ts";

/** What differs by less than floating point is nothing. */
function versionKey(twiceT: number) {
  if (twiceT >= 0.05) return "versionTwice";
  return twiceT > 1e-6 ? "versionLittle" : "version";
}

type Props = { page: UnitPage; plan: NonNullable<UnitPage["plan"]> };

/** What the group's figures hold, and what the public version came to when it was published, with
 * and without land that was counted twice. */
export function PlanCounts({ page, plan }: Props) {
  const t = useText(detailText);
  const format = useFormat();
  const { version, outside } = plan;
  const of = `plan/${page.id}`;
  const outsideT = outside.committedT + outside.sketchT;
  return (
    <div className="small need-counts">
      <p>{t("counts.text")}</p>
      {outsideT >= 0.05 && (
        <p {...figureMarks(of, { "plan.outsideT": outsideT })}>
          {t("counts.outside", { tons: format.tons(outsideT) })}
        </p>
      )}
      {outside.leftOutT >= 0.05 && (
        <p {...figureMarks(of, { "plan.leftOutT": outside.leftOutT })}>
          {t("counts.leftOut", { tons: format.tons(outside.leftOutT) })}
        </p>
      )}
      {version && version.plannedT !== null && version.twiceT !== null && (
        <p
          {...figureMarks(`${of}/version/${version.number}`, {
            "version.plannedT": version.plannedT,
            // Said in words where it is nothing, or next to nothing.
            ...(version.twiceT >= 0.05 && { "version.twiceT": version.twiceT }),
            "version.publishedOn": copenhagenDay(version.publishedAt),
          })}
        >
          {t(`counts.${versionKey(version.twiceT)}`, {
            number: version.number,
            date: format.date(version.publishedAt),
            planned: format.tons(version.plannedT),
            twice: format.tons(version.twiceT),
            once: format.tons(version.plannedT - version.twiceT),
          })}
        </p>
      )}
      {version && version.reason !== "" && (
        <p>
          {t("counts.reason")} <q>{version.reason}</q>
        </p>
      )}
    </div>
  );
}
