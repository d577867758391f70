import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { useText } from "../../../lib/language/text.ts";
import { useLocation } from "../../../lib/router/currentLocation.ts";
import { EmptyState, ErrorState } from "../../../ui/feedback/StateBlock.tsx";
import { useAddressWith } from "../asOf/asOf.ts";
import { writeDanishDay } from "../asOf/danishDay.ts";
import { statusText } from "../text/statusText.ts";

type Props = { error: Error; onRetry: () => void; level?: 1 | 2 | 3 };

/** What could not be read: a day, period or quarter without figures leads to the nearest with. */
export function FailedRead({ error, onRetry, level = 3 }: Props) {
  const t = useText(statusText);
  const { search } = useLocation();
  const addressWith = useAddressWith();
  if (!(error instanceof HttpProblem) || error.nearest === null)
    return <ErrorState level={level} onRetry={onRetry} />;
  const { code, nearest } = error;
  const figures = error.figures as Readonly<Partial<Record<"asked" | "from" | "to", string>>>;
  const { asked = "", from = "", to = "" } = figures;
  if (code === "status.period-reversed") {
    return (
      <EmptyState
        icon="calendar"
        level={level}
        title={t("status.period-reversed", { from: writeDanishDay(from), to: writeDanishDay(to) })}
        action={<a href={addressWith({ fra: to, til: from })}>{t("period.swap")}</a>}
      />
    );
  }
  const isQuarter = code === "land.quarter-unknown";
  const write = (value: string) => (isQuarter ? writeQuarter(value) : writeDanishDay(value));
  const changed = [...new URLSearchParams(search)].filter(([, value]) => value === asked);
  return (
    <EmptyState
      icon="calendar"
      level={level}
      title={t(isQuarter ? "land.quarter-unknown" : "status.day-unknown", { day: write(asked) })}
      action={
        <a href={addressWith(Object.fromEntries(changed.map(([name]) => [name, nearest])))}>
          {t("day.nearest", { day: write(nearest) })}
        </a>
      }
    >
      {from && <p>{t("day.known", { from: writeDanishDay(from), to: writeDanishDay(to) })}</p>}
    </EmptyState>
  );

  function writeQuarter(value: string): string {
    return t("day.quarter", { quarter: value.slice(5), year: value.slice(0, 4) });
  }
}
