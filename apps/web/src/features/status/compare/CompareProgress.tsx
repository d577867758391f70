import type { UnitListItem } from "@mars/contracts/status/statusPages";
import type { DevelopmentPoint, EffectKey, UnitKind } from "@mars/contracts/status/statusShapes";
import { perThousandHa } from "@mars/domain/status/compareUnits";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import type { Column } from "../../../ui/tables/Column.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { useUnit } from "../api.ts";
import { countedStages, effectFacts, effects } from "../effects/effects.ts";
import { detailText } from "../text/detailText.ts";
import { UnitLink } from "../units/UnitLink.tsx";
import { comparedFigure } from "./comparedFigure.ts";
import { compareText } from "./text.ts";

type Props = { kind: UnitKind; chosen: readonly UnitListItem[] };
const rated = { shown: "rate", counted: "committed" } as const;

/** How much of its need each has covered, and its way there: curves of one column share a scale. */
export function CompareProgress({ kind, chosen }: Props) {
  const t = useText(compareText);
  const shared = useText(detailText);
  const columns: Column<UnitListItem>[] = [
    {
      key: "name",
      title: shared(`kind.one.${kind}`),
      cell: ({ slug, name }) => (
        <UnitLink kind={kind} slug={slug}>
          {name}
        </UnitLink>
      ),
    },
    {
      key: "covered",
      title: t(kind === "plan" ? "covered" : "coveredOwn"),
      isBrief: true,
      isNumeric: true,
      cell: ({ id }) => <Covered kind={kind} id={id} />,
    },
    ...effects.map((effect) => ({
      key: effect,
      title: `${shared(`effect.${effect}`)}, ${t("unit.rate", { unit: effectFacts[effect].unit })}`,
      isNumeric: true,
      cell: (unit: UnitListItem) => (
        <Trend
          kind={kind}
          unit={unit}
          effect={effect}
          most={Math.max(...chosen.map((each) => comparedFigure(each, effect, rated) ?? 0))}
        />
      ),
    })),
  ];
  return (
    <Table
      caption={shared("tableOf", { what: t("progress") })}
      isCaptionHidden
      columns={columns}
      rows={chosen}
      rowKey={({ id }) => id}
    />
  );
}

function Covered({ kind, id }: { kind: UnitKind; id: string }) {
  const t = useText(compareText);
  const format = useFormat();
  const { data, error } = useUnit(kind, id);
  if (!data) return error ? "–" : "…";
  const share = data.plan ? data.plan.coverage.share : data.ownShare?.goal.share;
  return share === null || share === undefined ? t("noNeedHere") : format.percent(share);
}

const WIDTH = 96;
const HEIGHT = 24;

type TrendProps = { kind: UnitKind; unit: UnitListItem; effect: EffectKey; most: number };

function Trend({ kind, unit, effect, most }: TrendProps) {
  const t = useText(compareText);
  const format = useFormat();
  const { data } = useUnit(kind, unit.id);
  const now = comparedFigure(unit, effect, rated);
  const points = data?.development ?? [];
  const rate = (point: DevelopmentPoint) =>
    perThousandHa(
      countedStages.reduce((sum, stage) => sum + point.effects[stage][effect], 0),
      unit.areaHa,
    ) ?? 0;
  const [first, last] = [points[0], points.at(-1)];
  return (
    <span className="compare-trend">
      {first && last && most > 0 && (
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          width={WIDTH}
          height={HEIGHT}
          role="img"
          aria-label={t("trend", {
            before: format.perThousandHa(rate(first)),
            month: format.month(first.day),
            after: format.perThousandHa(rate(last)),
          })}
        >
          <polyline
            points={points
              .map((point, at) => {
                const x = (at / Math.max(1, points.length - 1)) * (WIDTH - 2) + 1;
                return `${x},${HEIGHT - 2 - Math.min(1, rate(point) / most) * (HEIGHT - 4)}`;
              })
              .join(" ")}
          />
        </svg>
      )}
      {now === null ? "–" : format.perThousandHa(now)}
    </span>
  );
}
