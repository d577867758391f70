import type { LandPage } from "@mars/contracts/places/land";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { Strip } from "../../ui/charts/Strip.tsx";
import { landText } from "./text.ts";

/** T15: the bar from the lowest to the highest effort. */
export function EffortStrip({ page }: { page: LandPage }) {
  const t = useText(landText);
  const format = useFormat();
  const { lowestHa, medianHa, highestHa } = page.effort;
  const write = (value: number) => format.hectares(value);
  const compared = page.municipalities.filter(({ rank }) => rank !== null);
  const values = compared.map((one) => one.inventoryHa).toSorted((a, b) => a - b);
  const top = compared.find((one) => one.inventoryHa === highestHa);
  const lowest = values.filter((value) => value === lowestHa).length;
  return (
    <div className="effort">
      <Strip
        tone="land"
        title={t("effort.strip", {
          lowest: write(lowestHa),
          highest: write(highestHa),
          median: write(medianHa),
        })}
        values={values}
        median={{
          value: medianHa,
          label: t("effort.median", { median: write(medianHa) }),
        }}
        {...(top && { chosen: { value: highestHa, label: `${top.name} ${write(highestHa)}` } })}
      />
      <div className="effort-ends small">
        <p>
          <b>{t("effort.lowest")}</b>
          <br />
          {write(lowestHa)} {t("effort.none", { count: lowest })}
        </p>
        <p>
          <b>{t("effort.highest")}</b>
          <br />
          {write(highestHa)}
        </p>
      </div>
    </div>
  );
}
