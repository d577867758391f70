import { closeGap } from "@mars/contracts/plans/planScenarios";
import type { Plan } from "@mars/contracts/plans/planShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { gapText } from "../text/gapText.ts";
import type { CountedItem } from "../work/countedItem.ts";

type Props = {
  plan: Plan;
  sketch: Pick<CountedItem, "id" | "name" | "areaHa" | "effects">;
  /** The rest of the plan or the answer, which stays. */
  held: readonly string[];
  barred?: readonly string[];
  dropoutShare?: number;
  /** Puts the replacement in its place; null where the caller may not. */
  onTake: ((ids: readonly string[]) => void) | null;
};

/** What the plan may wait for. */
const SECONDS = 2;

/** How many are named in a sentence. */
const NAMED = 3;

/** What it costs to lose a sketch: the cheapest that covers the same, with the rest left alone. */
export function OwnerSaysNo(props: Props) {
  const { plan, sketch, held, barred = [], dropoutShare, onTake } = props;
  const t = useText(gapText);
  const f = useFormat();
  const request = useRequest((_: null, signal: AbortSignal) =>
    call(closeGap, {
      params: { id: plan.id },
      body: {
        pinned: held.filter((id) => id !== sketch.id),
        barred: [...barred],
        replaces: sketch.id,
        ...(dropoutShare !== undefined && { dropoutShare }),
        maxSeconds: SECONDS,
      },
      signal,
      quiet: true,
      timeoutMs: 30_000,
    }),
  );
  const { data: answer } = request;
  if (!answer)
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
  const stays = new Set(held);
  const added = answer.chosen.filter(({ id }) => !stays.has(id));
  const areaHa = added.reduce((sum, one) => sum + one.areaHa, 0);
  const tons = added.reduce((sum, { effects }) => sum + (effects.nitrogenReductionT ?? 0), 0);
  const moreHa = areaHa - sketch.areaHa;
  // More than with it.
  const leftT = answer.unclosed.reduce((sum, one) => sum + one.tonsLeft, 0);
  const names = added
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(", ");
  return (
    <span className="plan-no" role="status">
      {added.length > 0 && (
        <>
          <b>
            {added.length > NAMED ? t("no.names", { names, count: added.length - NAMED }) : names}
          </b>{" "}
          {t("no.instead", {
            count: added.length,
            area: f.hectares(areaHa),
            tons: f.tons(tons),
            more: t(moreHa < 0 ? "no.less" : "no.more", { area: f.hectares(Math.abs(moreHa)) }),
          })}{" "}
          {answer.proof !== "none-better" && `${t("no.unproven")} `}
        </>
      )}
      {leftT >= 0.05
        ? t(added.length > 0 ? "no.stillLeft" : "no.none", { tons: f.tons(leftT) })
        : added.length === 0 && t("no.needless")}
      {onTake && added.length > 0 && (
        <Button variant="text" size="small" onClick={() => onTake(added.map(({ id }) => id))}>
          {t("no.take")}
        </Button>
      )}
    </span>
  );
}
