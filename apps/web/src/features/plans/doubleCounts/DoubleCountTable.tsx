import type { Plan, PlanSketch } from "@mars/contracts/planShapes";
import { type Clip, clipOf } from "@mars/domain/plans/chooseClips";
import { areaText } from "@mars/wording/format/areaText";
import { tonsText } from "@mars/wording/format/tonsText";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Button } from "../../../ui/Button.tsx";
import { StageSwatch } from "../../../ui/StageSwatch.tsx";
import { Table } from "../../../ui/Table.tsx";
import { stageWord } from "../items/stageWord.ts";
import { scenarioText } from "../text/scenarioText.ts";
import type { DoubleCount } from "./DoubleCount.ts";
import { keyOf } from "./useClipping.ts";

const pageSize = 50;

type Props = {
  plan: Plan;
  pairs: readonly DoubleCount[];
  sketches: readonly PlanSketch[];
  locked: ReadonlySet<string>;
  busy: string | null;
  isRunning: boolean;
  onLock: (id: string) => void;
  onClip: (clip: Clip) => void;
};

/** Each pair with stage, links, what it comes to, a lock on what must stay, and the cut. */
export function DoubleCountTable(props: Props) {
  const { plan, pairs, sketches, locked, busy, isRunning, onLock, onClip } = props;
  const t = useText(scenarioText);
  const f = useFormat();
  const [shown, setShown] = useState(pageSize);
  const sketchIds = new Set(sketches.map(({ id }) => id));
  const side = (id: string, name: string, stage: DoubleCount["keptStage"], mayCut: boolean) => (
    <span className="plan-pair-side">
      {stage !== "sketch_project" && <StageSwatch stage={stageWord[stage]} />}
      {stage !== "sketch_project" ? (
        <Link to="/plans/:id/projects/:projectId" params={{ id: plan.id, projectId: id }}>
          {name}
        </Link>
      ) : sketchIds.has(id) ? (
        <Link to="/plans/:id/sketch-projects/:projectId" params={{ id: plan.id, projectId: id }}>
          {name}
        </Link>
      ) : (
        name
      )}
      {mayCut && (
        <Button
          variant="text"
          size="small"
          icon="lock"
          aria-pressed={locked.has(id)}
          aria-label={t("overlap.lockOf", { name })}
          onClick={() => onLock(id)}
        >
          {t(locked.has(id) ? "overlap.locked" : "overlap.lock")}
        </Button>
      )}
    </span>
  );
  return (
    <>
      <Table
        caption={t("overlap.caption")}
        isCaptionHidden
        rows={pairs.slice(0, shown)}
        rowKey={({ clippedId, keptId }) => clippedId + keptId}
        columns={[
          {
            key: "clipped",
            title: t("overlap.clipped"),
            cell: (pair) => side(pair.clippedId, pair.clippedName, pair.clippedStage, pair.mayClip),
          },
          {
            key: "kept",
            title: t("overlap.kept"),
            cell: (pair) => (
              <>
                {side(pair.keptId, pair.keptName, pair.keptStage, pair.keptMayClip)}
                {pair.keptPlan && ` (${t("overlap.otherPlan", { plan: pair.keptPlan })})`}
              </>
            ),
          },
          {
            key: "area",
            title: t("overlap.area"),
            isNumeric: true,
            cell: ({ overlapHa }) => areaText(f, overlapHa),
          },
          {
            key: "tons",
            title: t("overlap.tons"),
            isNumeric: true,
            cell: ({ effects }) => tonsText(f, effects.nitrogenReductionT ?? 0),
          },
          {
            key: "clip",
            title: t("overlap.clip"),
            cell: (pair) => {
              const clip = clipOf(pair, locked);
              if (!clip) return "–";
              const isSwapped = clip.sketchId !== pair.clippedId;
              return (
                <Button
                  variant="text"
                  size="small"
                  isBusy={busy === keyOf(clip)}
                  disabled={isRunning && busy !== keyOf(clip)}
                  aria-label={t("overlap.clipOf", {
                    name: isSwapped ? pair.keptName : pair.clippedName,
                    kept: isSwapped ? pair.clippedName : pair.keptName,
                  })}
                  onClick={() => onClip(clip)}
                >
                  {t("overlap.clip")}
                </Button>
              );
            },
          },
        ]}
      />
      {pairs.length > shown && (
        <Button variant="secondary" size="small" onClick={() => setShown(shown + pageSize)}>
          {t("overlap.more", { count: Math.min(pageSize, pairs.length - shown) })}
        </Button>
      )}
    </>
  );
}
