import type { Project } from "@mars/contracts/projects/projectShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { effectText } from "../text/effectText.ts";

type Effects = Project["effects"]["counting"];

/** Three figures under their topic's rule. */
export function EffectFigures({ effects }: { effects: Effects }) {
  const t = useText(effectText);
  const f = useFormat();
  const shown = (value: number | null) => (value === null ? "–" : f.amount(value));
  return (
    <dl className="effect-figures">
      <div className="topic-nitrogen">
        <dt>{t("nitrogen")}</dt>
        <dd>
          <Figure size="m" value={shown(effects.nitrogenReductionT)} unit={t("nitrogenUnit")} />
        </dd>
      </div>
      <div className="topic-lowland">
        <dt>{t("extraction")}</dt>
        <dd>
          <Figure size="m" value={shown(effects.extractionEffortHa)} unit="ha" />
        </dd>
      </div>
      <div className="topic-forest">
        <dt>{t("afforestation")}</dt>
        <dd>
          <Figure size="m" value={shown(effects.afforestationEffortHa)} unit="ha" />
        </dd>
      </div>
    </dl>
  );
}
