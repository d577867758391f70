import type { UnitListItem, UnitsPage } from "@mars/contracts/status/statusPages";
import type { EffectKey, UnitKind } from "@mars/contracts/status/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { CountryMap } from "../../../ui/countryMap/CountryMap.tsx";
import type { Drawing } from "../../../ui/countryMap/drawing.ts";
import { useOutlines } from "../api.ts";
import { effectFacts } from "../effects/effects.ts";
import { Loaded } from "../frame/Loaded.tsx";
import { classOf, mapClasses } from "../map/mapClasses.ts";
import { detailText } from "../text/detailText.ts";
import { comparedFigure } from "./comparedFigure.ts";
import { compareText } from "./text.ts";
import type { Counted, Shown } from "./useCompared.ts";

type Props = {
  page: UnitsPage;
  kind: UnitKind;
  effect: EffectKey;
  chosen: readonly UnitListItem[];
  shown: Shown;
  counted: Counted;
  onChoose: (slug: string) => void;
};

/** Radius of the largest circle as a part of the drawing's width. */
const LARGEST = 0.04;

/** All of a kind: rates as colours, amounts as circles by area, the chosen with an edge and a name. */
export function CompareMap({ page, kind, effect, chosen, shown, counted, onChoose }: Props) {
  const t = useText(compareText);
  const shared = useText(detailText);
  const format = useFormat();
  const outlines = useOutlines(kind);
  const values = new Map(
    page.units.map((unit) => [unit.id, comparedFigure(unit, effect, { shown, counted }) ?? 0]),
  );
  const units = new Map(page.units.map((unit) => [unit.id, unit]));
  const classes = mapClasses([...values.values()]);
  const most = Math.max(...values.values(), 0) || 1;
  const { unit } = effectFacts[effect];
  const measure = t(`unit.${shown}`, { unit });
  const write = shown === "rate" ? format.perThousandHa : format.amount;
  const radius = (drawing: Drawing, id: string) =>
    drawing.width * LARGEST * Math.sqrt((values.get(id) ?? 0) / most);
  return (
    <Loaded read={outlines} heightRem={56}>
      {(drawing) => (
        <CountryMap
          drawing={drawing}
          title={t("mapTitle", { effect: shared(`effect.${effect}`), measure })}
          {...(shown === "rate" && {
            classOf: (id: string) => classOf(classes, values.get(id) ?? 0),
          })}
          insetName="Bornholm"
          onChoose={(id) => {
            const found = units.get(id);
            if (found) onChoose(found.slug);
          }}
          nameOf={(id) =>
            units.has(id)
              ? `${units.get(id)?.name} ${write(values.get(id) ?? 0)} ${measure}`
              : undefined
          }
        >
          {shown === "total" &&
            drawing.units.map(({ id, label: [x, y] }) => (
              <circle key={id} cx={x} cy={y} r={radius(drawing, id)} className="compare-circle" />
            ))}
          {drawing.units
            .filter(({ id }) => chosen.some((each) => each.id === id))
            .map(({ id, path }) => (
              <path key={id} d={path} className="compare-own" />
            ))}
        </CountryMap>
      )}
    </Loaded>
  );
}
