import type { CallInput } from "@mars/contracts/platform/contract";
import { closeGap, listGapAlternatives } from "@mars/contracts/plans/planScenarios";
import type { Plan } from "@mars/contracts/plans/planShapes";
import { isShownT } from "@mars/domain/plans/coverage";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { gapText } from "../text/gapText.ts";
import type { CountedItem } from "../work/countedItem.ts";

type Sketch = Pick<CountedItem, "id" | "name" | "areaHa" | "effects">;

type Props = {
  plan: Plan;
  sketch: Sketch;
  /** All that a replacement may be made of. */
  sketches: readonly Sketch[];
  /** The rest of the plan or the answer, which stays. */
  held: readonly string[];
  /** Where a trial asks otherwise than the plan. */
  trial?: Pick<CallInput<typeof closeGap>["body"], "barred" | "dropoutShare" | "projectChoices">;
  /** Puts the replacement in its place; null where the caller may not. */
  onTake: ((ids: readonly string[]) => void) | null;
};

/** What the plan may wait for. */
const SECONDS = 2;

/** How many are named in a sentence. */
const NAMED = 3;

/** What it costs to lose a sketch: the cheapest that covers the same, with the rest left alone, and
 * others that differ from it. */
export function OwnerSaysNo({ plan, sketch, sketches, held, trial, onTake }: Props) {
  const t = useText(gapText);
  const f = useFormat();
  const stays = new Set(held);
  const asked = {
    params: { id: plan.id },
    body: {
      ...trial,
      pinned: held.filter((id) => id !== sketch.id),
      replaces: sketch.id,
      maxSeconds: SECONDS,
    },
    quiet: true,
    timeoutMs: 30_000,
  };
  const others = useRequest((chosen: string[], signal: AbortSignal) =>
    call(listGapAlternatives, { ...asked, body: { ...asked.body, chosen }, signal }),
  );
  const request = useRequest(async (_: null, signal: AbortSignal) => {
    const answer = await call(closeGap, { ...asked, signal });
    const added = answer.chosen.flatMap(({ id }) => (stays.has(id) ? [] : [id]));
    if (added.length > 0) void others.run(added);
    return { answer, added };
  });
  if (!request.data)
    return (
      <>
        <Button
          variant="text"
          size="small"
          aria-label={t("no.askOf", { name: sketch.name })}
          isBusy={request.status === "RUNNING"}
          onClick={() => void request.run(null)}
        >
          {t("no.ask")}
        </Button>
        {request.error && <ProblemAlert error={request.error} />}
      </>
    );
  const { answer, added } = request.data;
  // More than with it.
  const leftT = answer.unclosed.reduce((sum, one) => sum + one.tonsLeft, 0);
  return (
    <div className="plan-no">
      {added.length > 0 && replacement("no.instead", added)}
      <p role="status">
        {added.length > 0 && answer.proof !== "none-better" && `${t("no.unproven")} `}
        {isShownT(leftT)
          ? t(added.length > 0 ? "no.stillLeft" : "no.none", { tons: f.tons(leftT) })
          : added.length === 0 && t("no.needless")}
        {others.status === "RUNNING" && t("no.searching")}
        {others.data?.alternatives.length === 0 &&
          t(others.data.end === "no-more" ? "no.noOther" : "no.noTime")}
      </p>
      {others.data && others.data.alternatives.length > 0 && (
        <>
          <p>{t("no.others", { count: others.data.alternatives.length })}</p>
          <ul>
            {others.data.alternatives.map(({ ids }) => (
              <li key={ids.join()}>
                {replacement(
                  "no.other",
                  ids.filter((id) => !stays.has(id)),
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );

  function replacement(words: "no.instead" | "no.other", ids: readonly string[]) {
    const chosen = sketches.filter(({ id }) => ids.includes(id));
    const areaHa = chosen.reduce((sum, one) => sum + one.areaHa, 0);
    const tons = chosen.reduce((sum, { effects }) => sum + (effects.nitrogenReductionT ?? 0), 0);
    const moreHa = areaHa - sketch.areaHa;
    const names = chosen
      .slice(0, NAMED)
      .map(({ name }) => name)
      .join(", ");
    const count = chosen.length;
    const all = count > NAMED ? t("no.names", { names, count: count - NAMED }) : names;
    return (
      <span role={words === "no.instead" ? "status" : undefined}>
        <b>{all}</b>{" "}
        {t(words, {
          count,
          area: f.hectares(areaHa),
          tons: f.tons(tons),
          more: t(moreHa < 0 ? "no.less" : "no.more", { area: f.hectares(Math.abs(moreHa)) }),
        })}{" "}
        {onTake && (
          <Button
            variant="text"
            size="small"
            {...(words === "no.other" && { "aria-label": t("no.takeOf", { names: all }) })}
            onClick={() => onTake(ids)}
          >
            {t(words === "no.instead" ? "no.take" : "no.takeOther")}
          </Button>
        )}
      </span>
    );
  }
}
