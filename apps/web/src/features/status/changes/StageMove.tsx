import "./changes.css";
import type { StatusChange } from "@mars/contracts/status/statusChanges";
import { useText } from "../../../lib/language/text.ts";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { StageSwatch } from "../../../ui/figures/StageSwatch.tsx";
import { drawnStage } from "../effects/effects.ts";
import { detailText } from "../text/detailText.ts";
import { changesText } from "./text.ts";

/** What kind of change it was, and between which stages. */
export function StageMove({
  change: { kind, from, to },
}: {
  change: Pick<StatusChange, "kind" | "from" | "to">;
}) {
  const t = useText(changesText);
  const shared = useText(detailText);
  const isMove = from !== null && to !== null && from !== to;
  const shown = isMove ? [from, to] : [to ?? from].filter((stage) => stage !== null);
  return (
    <span className="change-kind">
      <strong>{t(`kind.${kind}`)}</strong>
      {shown.length > 0 && (
        <span className="change-move">
          {shown.map((stage, index) => (
            <span key={stage} className="change-stage">
              {index > 0 && (
                <>
                  <Icon name="arrow" isSmall />
                  <span className="sr-only">{shared("changes.to")}</span>
                </>
              )}
              <StageSwatch stage={drawnStage[stage]} />
              {shared(`stage.short.${stage}`)}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
