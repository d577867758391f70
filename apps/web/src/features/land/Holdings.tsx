import "./land.css";
import type { LandPage } from "@mars/contracts/places/land";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { PartBar } from "../../ui/charts/PartBar.tsx";
import { Figure } from "../../ui/figures/Figure.tsx";
import { RoundedNote } from "../../ui/figures/RoundedNote.tsx";
import { landFill, landParts, ownedHa, partsOf } from "./landFills.ts";
import { LandSwatch } from "./LandSwatch.tsx";
import { landText } from "./text.ts";

/** T15: project land, compensation land and binding agreements. */
export function Holdings({ now }: { now: LandPage["now"] }) {
  const t = useText(landText);
  const format = useFormat();
  const parts = partsOf(now);
  const write = (value: number) => format.hectares(value);
  return (
    <div className="holdings">
      <p>
        <Figure size="xl" value={format.amount(ownedHa(now))} unit="ha" />
        <RoundedNote parts={[parts.project, parts.compensation]} whole={ownedHa(now)} />
      </p>
      <PartBar
        height={44}
        whole={now.inventoryHa}
        label={t("holdings.bar", {
          project: write(parts.project),
          compensation: write(parts.compensation),
          agreements: write(parts.agreements),
        })}
        parts={landParts.map((part) => ({
          key: part,
          value: parts[part],
          ...landFill[part],
          isApart: part === "agreements",
        }))}
      />
      <dl>
        {landParts.map((part) => (
          <div key={part}>
            <dt>
              <LandSwatch part={part} />
              {t(part)}
            </dt>
            <dd>
              <Figure size="m" value={format.amount(parts[part])} unit="ha" />
            </dd>
            <dd className="small">{t(`${part}.text`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
