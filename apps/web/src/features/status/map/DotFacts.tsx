import type { EffectKey } from "@mars/contracts/status/statusShapes";
import { Fragment } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";
import { StageDot } from "../../../ui/figures/StageSwatch.tsx";
import { drawnStage, effectFacts, effects } from "../effects/effects.ts";
import { ProjectLink } from "../projects/ProjectLink.tsx";
import type { ShownStage } from "../projects/StageFilter.tsx";
import { detailText } from "../text/detailText.ts";
import { statusText } from "../text/statusText.ts";
import { readingText } from "./readingText.ts";

export type DotRow = {
  id: string;
  overlapHa: number;
  effects: Record<EffectKey, number>;
};

type Props = {
  name: string;
  stage: ShownStage;
  measure: string | null;
  row?: DotRow | undefined;
  /** Of a unit: what lies inside it. */
  isPart?: boolean;
  /** The project that a link opens. */
  linkedId: string | null;
};

/** What a map reads out of one project. */
export function DotFacts({ name, stage, measure, row, isPart = false, linkedId }: Props) {
  const t = useText(readingText);
  const detail = useText(detailText);
  const status = useText(statusText);
  const format = useFormat();
  const factName = useFactName();
  const given = effects.filter((effect) => (row?.effects[effect] ?? 0) > 0);
  return (
    <>
      <b>{name}</b>
      {measure !== null && <p>{factName(measure)}</p>}
      <p className="dot-reading-stage">
        <StageDot stage={drawnStage[stage]} />
        {detail(`stage.short.${stage}`)}
      </p>
      {row && (
        <dl>
          <dt>{t(isPart ? "areaPart" : "area")}</dt>
          <dd>{`${format.amount(row.overlapHa)}\u00a0ha`}</dd>
          {given.map((effect) => (
            <Fragment key={effect}>
              <dt>{status(`effect.${effect}`)}</dt>
              <dd>{`${format.amount(row.effects[effect])}\u00a0${effectFacts[effect].unit}`}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {linkedId !== null && <ProjectLink id={linkedId} name={t("open")} />}
    </>
  );
}
