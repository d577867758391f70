import type { UnitPage } from "@mars/contracts/statusPages";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useInPlace } from "../../../lib/language/useInPlace.ts";
import { useText } from "../../../lib/language/text.ts";
import { detailText } from "../text/detailText.ts";
import { useUnitTitle } from "../units/useUnitTitle.ts";
import { QuoteBox } from "./QuoteBox.tsx";
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
  const { missingT, needT, share } = page.plan.coverage;
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
        table: [
          [q("need.title", { place: name }), q("amount")],
          [q("need.need"), format.tons(needT)],
          [q("need.lacking"), format.tons(missingT)],
        ],
        figures: [],
        bar: [],
        embedId: "kvaelstof",
      }}
      onClose={onClose}
    />
  );
}
