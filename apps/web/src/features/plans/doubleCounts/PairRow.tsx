import type { Plan } from "@mars/contracts/plans/planShapes";
import type { Clip } from "@mars/domain/plans/chooseClips";
import { stageText } from "@mars/wording/stages/stageText";
import { areaText } from "@mars/wording/format/areaText";
import { tonsText } from "@mars/wording/format/tonsText";
import { type ReactNode, useId } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { classes } from "../../../ui/classes.ts";
import { StageSwatch } from "../../../ui/figures/StageSwatch.tsx";
import { stageWord } from "../items/stageWord.ts";
import { doubleCountText } from "../text/doubleCountText.ts";
import type { DoubleCount } from "./DoubleCount.ts";
import type { PairSide } from "./pairSides.ts";

type Props = {
  plan: Plan;
  pair: DoubleCount;
  sides: readonly [PairSide, PairSide];
  number: number;
  isOpen: boolean;
  clip: Clip | null;
  locked: ReadonlySet<string>;
  isLeft: boolean;
  isBusy: boolean;
  isRunning: boolean;
  /** Close up, where the map has no room for it. */
  map: ReactNode;
  onOpen: () => void;
  onPoint: (isPointed: boolean) => void;
  onKeeper: (id: string) => void;
  onLock: (id: string) => void;
  onClip: (clip: Clip) => void;
  /** Cut, nothing would be left of it; null where the plan may not leave it out either. */
  whole: { onLeaveOut: (() => void) | null } | null;
  onLeave: () => void;
};

/** A pair; open it says who keeps the land, and cuts the other. */
export function PairRow(props: Props) {
  const { pair, sides, number, isOpen, isLeft, onPoint } = props;
  const t = useText(doubleCountText);
  const f = useFormat();
  return (
    <li className={classes("plan-pair", isOpen && "plan-pair-open")}>
      <button
        type="button"
        id={pairRowId(pair)}
        className="plan-pair-head"
        aria-expanded={isOpen}
        onClick={props.onOpen}
        onPointerEnter={() => onPoint(true)}
        onPointerLeave={() => onPoint(false)}
        onFocus={() => onPoint(true)}
        onBlur={() => onPoint(false)}
      >
        <i className={classes("plan-pair-number", isLeft && "plan-pair-left")} aria-hidden="true">
          {number}
        </i>
        <span>
          {t("pair", { a: sides[0].name, b: sides[1].name })}
          <small>{areaText(f, pair.overlapHa)}</small>
        </span>
        <b>{tonsText(f, pair.effects.nitrogenReductionT ?? 0)}</b>
      </button>
      {isOpen && <PairBody {...props} />}
    </li>
  );
}

export const pairRowId = ({ clippedId, keptId }: DoubleCount) => `pair-${clippedId}-${keptId}`;

function PairBody(props: Props) {
  const { pair, sides, clip, locked, isLeft, isBusy, isRunning, whole } = props;
  const t = useText(doubleCountText);
  const stages = useText(stageText);
  const f = useFormat();
  const id = useId();
  const cut = sides.find((side) => side.id === clip?.sketchId);
  const kept = sides.find((side) => side.id === clip?.keptId);
  const mayCutAny = sides.some(({ mayCut }) => mayCut);
  return (
    <div className="plan-pair-body">
      <fieldset>
        <legend>{t("who", { area: f.hectares(pair.overlapHa) })}</legend>
        {sides.map((side, place) => {
          const other = sides[1 - place]!;
          return (
            <div key={side.id} className="plan-pair-side">
              <input
                type="radio"
                id={`${id}-${place}`}
                name={id}
                checked={clip?.keptId === side.id}
                disabled={!other.mayCut || locked.has(other.id)}
                onChange={() => props.onKeeper(side.id)}
              />
              <label htmlFor={`${id}-${place}`}>
                {side.name}
                <small>
                  <StageSwatch stage={stageWord[side.stage]} /> {stages(side.stage)}
                  {side.plan && ` ${t("otherPlan", { plan: side.plan })}`}
                </small>
              </label>
              {side.isListed && <SideLink plan={props.plan} side={side} />}
              {side.mayCut && (
                <Button
                  variant="text"
                  size="small"
                  icon="lock"
                  aria-pressed={locked.has(side.id)}
                  aria-label={t("lockOf", { name: side.name })}
                  onClick={() => props.onLock(side.id)}
                >
                  {t(locked.has(side.id) ? "locked" : "lock")}
                </Button>
              )}
            </div>
          );
        })}
      </fieldset>
      {props.map}
      {!clip && <p className="plan-quiet">{t(mayCutAny ? "bothLocked" : "fixed")}</p>}
      {cut && kept && whole && (
        <p className="plan-quiet">{t("whole", { name: cut.name, kept: kept.name })}</p>
      )}
      <p className="plan-actions">
        {cut && whole?.onLeaveOut && (
          <Button size="small" disabled={isRunning} onClick={whole.onLeaveOut}>
            {t("leaveOut", { name: cut.name })}
          </Button>
        )}
        {clip && cut && kept && !whole && (
          <Button
            size="small"
            isBusy={isBusy}
            disabled={isRunning && !isBusy}
            aria-label={t("clipOf", { name: cut.name, kept: kept.name })}
            onClick={() => props.onClip(clip)}
          >
            {t("clip", { name: cut.name })}
          </Button>
        )}
        <Button variant="text" size="small" disabled={isRunning} onClick={props.onLeave}>
          {t(isLeft ? "takeUp" : "leave")}
        </Button>
      </p>
    </div>
  );
}

function SideLink({ plan, side: { id, name, stage } }: { plan: Plan; side: PairSide }) {
  const t = useText(doubleCountText);
  const params = { id: plan.id, projectId: id };
  const to =
    stage === "sketch_project"
      ? ("/plans/:id/sketch-projects/:projectId" as const)
      : ("/plans/:id/projects/:projectId" as const);
  return (
    <Link to={to} params={params} aria-label={t("openItemOf", { name })}>
      {t("openItem")}
    </Link>
  );
}
