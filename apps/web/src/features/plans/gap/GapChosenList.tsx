import type { Plan } from "@mars/contracts/plans/planShapes";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { gapText } from "../text/gapText.ts";
import { scenarioText } from "../text/scenarioText.ts";
import type { CountedItem } from "../work/countedItem.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { OwnerSaysNo } from "./OwnerSaysNo.tsx";
import { PinButton } from "./PinButton.tsx";
import { type GapSolution, timesChosen } from "./gapSolution.ts";
import { standingChoices } from "./useGap.ts";

type Props = {
  plan: Plan;
  work: PlanWork;
  added: readonly CountedItem[];
  solutions: readonly GapSolution[];
  /** All of the answer. */
  heldIds: readonly string[];
  /** Sub-catchments that something was missing in. */
  wanting: ReadonlySet<string>;
  onPoint: (id: string | null) => void;
  barred: readonly string[];
  onBar: (id: string) => void;
  /** Another answer: these in the place of that one. */
  onReplace: (id: string, replacement: readonly string[]) => void;
};

const FIRST_SHOWN = 10;

/** The sketches of one solution, numbered as their pins on the map. */
export function GapChosenList(props: Props) {
  const { plan, work, added, solutions, wanting, onPoint, onBar, barred, heldIds, onReplace } =
    props;
  const t = useText(scenarioText);
  const own = useText(gapText);
  const f = useFormat();
  const [isWhole, setWhole] = useState(false);
  const nameOf = (opId: string) =>
    plan.subCatchments.find((sub) => sub.opId === opId)?.name ?? opId;
  return (
    <>
      <ol className="plan-gap-list">
        {added
          .slice(0, isWhole ? undefined : FIRST_SHOWN)
          .map(({ id, name, effects, areaHa, subCatchments }, index) => (
            // Pointing only shows the row's area; the link does the same for the keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={id}
              id={`gap-${id}`}
              onPointerEnter={() => onPoint(id)}
              onPointerLeave={() => onPoint(null)}
              onFocus={() => onPoint(id)}
              onBlur={() => onPoint(null)}
            >
              <b aria-hidden="true">{index + 1}</b>
              <span>
                <Link
                  to="/plans/:id/sketch-projects/:projectId"
                  params={{ id: plan.id, projectId: id }}
                >
                  {name}
                </Link>
                <small>
                  {[
                    f.hectares(areaHa),
                    ...subCatchments
                      .filter((part) => wanting.has(part.opId) && part.nitrogenReductionT > 0)
                      .map((part) =>
                        t("gap.closes", {
                          tons: f.tons(part.nitrogenReductionT),
                          name: nameOf(part.opId),
                        }),
                      ),
                    ...(work.pinned.has(id) ? [t("gap.kept")] : []),
                  ].join(", ")}
                </small>
                <span className="plan-often">
                  <HowOften times={timesChosen(solutions, id)} count={solutions.length} />
                  <OwnerSaysNo
                    plan={plan}
                    sketch={{ id, name, effects, areaHa }}
                    sketches={work.items}
                    held={heldIds}
                    trial={{
                      barred: [...barred],
                      dropoutShare: work.dropoutShare,
                      projectChoices: standingChoices(work),
                    }}
                    onTake={(ids) => onReplace(id, ids)}
                  />
                  <Button
                    variant="text"
                    size="small"
                    aria-label={own("bar", { name })}
                    onClick={() => onBar(id)}
                  >
                    {own("bar.short")}
                  </Button>
                </span>
              </span>
              <span>{f.tons(effects.nitrogenReductionT ?? 0)}</span>
              <PinButton
                name={name}
                isPinned={work.pinned.has(id)}
                onToggle={() => work.togglePin(id)}
              />
            </li>
          ))}
      </ol>
      {!isWhole && added.length > FIRST_SHOWN && (
        <Button variant="text" size="small" onClick={() => setWhole(true)}>
          {own("showAll", { count: added.length })}
        </Button>
      )}
    </>
  );
}

type HowOftenProps = { times: number; count: number };

/** Dots and words: in how many of the solutions a sketch is. */
function HowOften({ times, count }: HowOftenProps) {
  const t = useText(gapText);
  if (count < 2) return null;
  return (
    <>
      <i aria-hidden="true">
        {"●".repeat(times)}
        <span>{"○".repeat(count - times)}</span>
      </i>
      {times === count ? t("often.all", { count }) : t("often.some", { times, count })}
    </>
  );
}
