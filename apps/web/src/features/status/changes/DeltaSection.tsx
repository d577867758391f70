import type { ChangesPage } from "@mars/contracts/status/statusChanges";
import type { EffectKey } from "@mars/contracts/status/statusShapes";
import { lazy } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { EffectName } from "../effects/EffectName.tsx";
import { effectFacts, effects } from "../effects/effects.ts";
import { StatusSection } from "../frame/StatusSection.tsx";
import { QuoteOpener } from "../quote/QuoteOpener.tsx";
import { signed } from "./signed.ts";
import { changesText } from "./text.ts";

const ChangesQuote = lazy(() =>
  import("./ChangesQuote.tsx").then((module) => ({ default: module.ChangesQuote })),
);

const parts = ["added", "dropped", "changed"] as const;
const kindOf = { added: "new", dropped: "dropped", changed: "changed" } as const;

/** How the effect with commitment came from one day to the other, in parts that add up. */
export function DeltaSection({ page }: { page: ChangesPage }) {
  const t = useText(changesText);
  return (
    <StatusSection id="effekt" title={t("delta.title")} intro={t("delta.intro")} isFull>
      <div className="deltas">
        {effects.map((effect) => (
          <Delta key={effect} effect={effect} page={page} />
        ))}
      </div>
      <QuoteOpener
        about={t("quote.about")}
        box={(close) => <ChangesQuote page={page} onClose={close} />}
      />
    </StatusSection>
  );
}

function Delta({ effect, page }: { effect: EffectKey; page: ChangesPage }) {
  const t = useText(changesText);
  const format = useFormat();
  const { unit } = effectFacts[effect];
  const delta = page.deltas[effect];
  const asked = {
    fra: page.from,
    til: page.to,
    sted: page.place && `${page.place.kind}/${page.place.slug}`,
  };
  const total = delta.after - delta.before;
  return (
    <div>
      <h3>
        <EffectName effect={effect} />
      </h3>
      <p className="delta-figure">
        <Figure value={signed(total, format.amount)} unit={unit} />
      </p>
      <p className="small">
        {t("delta.span", {
          before: format.amount(delta.before),
          after: format.amount(delta.after),
          unit,
        })}
      </p>
      <dl className="delta-parts">
        {parts.map((part) => (
          <div key={part}>
            <dt>
              {page.counts[kindOf[part]] > 0 ? (
                <Link
                  to="/status/aendringer"
                  search={{ ...asked, slags: kindOf[part] }}
                  hash="aendringer"
                >
                  {t(`delta.${part}`)}
                </Link>
              ) : (
                t(`delta.${part}`)
              )}
            </dt>
            <dd>{signed(delta[part], format.amount)}</dd>
          </div>
        ))}
        <div className="delta-total">
          <dt>{t("delta.total")}</dt>
          <dd>{signed(total, format.amount)}</dd>
        </div>
        <div>
          <dt>{t("delta.established")}</dt>
          <dd>{signed(delta.established, format.amount)}</dd>
        </div>
      </dl>
    </div>
  );
}
