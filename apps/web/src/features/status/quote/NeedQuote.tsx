import type { UnitPage } from "@mars/contracts/status/statusPages";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useInPlace } from "../../../lib/language/useInPlace.ts";
import { useText } from "../../../lib/language/text.ts";
import { detailText } from "../text/detailText.ts";
import { useUnitTitle } from "../units/useUnitTitle.ts";
import { QuoteBox } from "./QuoteBox.tsx";
import { rowFill } from "./stageBar.ts";
import { quoteText } from "./text.ts";

type Props = { page: UnitPage; onClose: () => void };

/** What a coastal water group is short of, quoted. */
export function NeedQuote({ page, onClose }: Props) {
  const t = useText(detailText);
  const q = useText(quoteText);
  const format = useFormat();
  const inPlace = useInPlace();
  const unitTitle = useUnitTitle();
  if (!page.plan) return null;
  const { coveredT, missingT, needT, share } = page.plan.coverage;
  const name = unitTitle(page.kind, page.name);
  return (
    <QuoteBox
      quote={{
        title: q("need.title", { place: name }),
        day: page.day,
        sentences: [
          {
            value: "both",
            label: t("quote.both"),
            text: q(missingT > 0 ? "need.missing" : "need.covered", {
              name,
              where: inPlace(name),
              missing: format.tons(missingT),
              need: format.tons(needT),
              share: format.percent(share ?? 0),
            }),
          },
        ],
        definition: q("need.definition"),
        basis: q("need.basis", { need: format.tons(needT) }),
        figures: [
          {
            label: q("need.approved"),
            share: format.percent(share ?? 0),
            amount: format.tons(coveredT),
          },
          {
            label: q("need.lacking"),
            share: format.percent(needT > 0 ? missingT / needT : 0),
            amount: format.tons(missingT),
          },
        ],
        bar: [{ share: share ?? 0, fill: rowFill }],
        embedId: "kvaelstof",
      }}
      onClose={onClose}
    />
  );
}
