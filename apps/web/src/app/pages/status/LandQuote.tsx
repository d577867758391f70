import type { LandPage } from "@mars/contracts/places/land";
import { type LandPart, landParts, ownedHa, partsOf } from "../../../features/land/landFills.ts";
import { landText } from "../../../features/land/text.ts";
import { useAddressWith } from "../../../features/status/asOf/asOf.ts";
import { QuoteBox } from "../../../features/status/quote/QuoteBox.tsx";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";

/** A picture leaves the page, so it has the colours themselves. */
const fills: Record<LandPart, string> = {
  project: "#3b4a6b",
  compensation: "#5d6b88",
  agreements: "#a9b4c9",
};

type Props = { page: LandPage; shown: NonNullable<LandPage["shown"]>; onClose: () => void };

/** What the state owned at the end of a quarter and bought in it, quoted. */
export function LandQuote({ page, shown, onClose }: Props) {
  const t = useText(landText);
  const format = useFormat();
  const addressWith = useAddressWith();
  const { year, quarter } = shown;
  const named = { quarter: t("quarter", { quarter, year: String(year) }) };
  const parts = partsOf(page.now);
  return (
    <QuoteBox
      quote={{
        of: "land",
        title: t("quote.title", named),
        day: lastDayOf(year, quarter),
        opening: t("quote.opening", named),
        address: addressWith({ kvartal: `${year}-${quarter}`, hele: null }),
        sentences: [
          {
            value: "bought",
            label: t("trade.title"),
            text: t("quote.bought", {
              bought: format.hectares(page.now.boughtHa),
              sold: format.hectares(page.now.soldHa),
            }),
            picture: picture([
              { label: t("trade.bought"), value: page.now.boughtHa, fill: fills.project },
              { label: t("trade.sold"), value: page.now.soldHa, fill: fills.compensation },
            ]),
            embedId: "handel",
          },
          {
            value: "owned",
            label: t("inventory"),
            text: t("quote.owned", {
              owned: format.hectares(ownedHa(page.now)),
              project: format.hectares(parts.project),
              compensation: format.hectares(parts.compensation),
              agreements: format.hectares(parts.agreements),
            }),
            picture: picture(
              landParts.map((part) => ({
                label: `${t(part)} (${t(`${part}.text`).toLocaleLowerCase()})`,
                value: parts[part],
                fill: fills[part],
              })),
            ),
          },
        ],
        definition: t("quote.definition"),
        table: [
          [t("quote.title", named), "ha"],
          [t("project"), format.amount(parts.project)],
          [t("compensation"), format.amount(parts.compensation)],
          [t("inventory"), format.amount(ownedHa(page.now))],
          [t("agreements"), format.amount(parts.agreements)],
        ],
        figures: [],
        bar: [],
        embedId: "beholdning",
      }}
      onClose={onClose}
    />
  );

  function picture(amounts: readonly { label: string; value: number; fill: string }[]) {
    const whole = Math.max(...amounts.map(({ value }) => value)) || 1;
    return {
      title: t("quote.title", named),
      measure: t("quote.measure"),
      rows: amounts.map(({ label, value, fill }) => ({
        label,
        value: format.hectares(value),
        share: value / whole,
        fill,
      })),
    };
  }
}

function lastDayOf(year: number, quarter: number): string {
  return new Date(Date.UTC(year, quarter * 3, 0)).toISOString().slice(0, 10);
}
