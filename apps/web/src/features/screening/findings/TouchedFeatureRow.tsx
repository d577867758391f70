import type { TouchedFeature } from "@mars/contracts/screening/screeningFinding";
import { partText } from "@mars/wording/format/areaText";
import { wordIn } from "@mars/wording/language/wordIn";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { screeningText } from "../text.ts";
import { attributeText } from "./attributeText.ts";
import { featureName, tellingAttributes } from "@mars/wording/datasets/featureName";
import type { FeatureShape } from "./featureShape.ts";
import { useResult } from "./ResultContext.ts";

type Props = {
  feature: TouchedFeature;
  number: number;
  /** Undefined until it is known; null where the map cannot show it. */
  shape: FeatureShape | null | undefined;
  onPoint: (isPointed: boolean) => void;
};

export function TouchedFeatureRow({ feature, number, shape, onPoint }: Props) {
  const t = useText(screeningText);
  const f = useFormat();
  const locale = useLocale();
  const { model, hasMap } = useResult();
  const name = featureName(feature);
  const title = name ?? t("finding.unnamed");
  const facts = tellingAttributes(feature.attributes).filter(({ value }) => value !== name);
  const isKeyTold =
    feature.key === name || facts.some(({ value }) => String(value) === feature.key);
  const target = shape?.inside ?? shape?.outside;
  return (
    // Pointing is a shortcut: 'Zoom til' and focus show the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className="touched"
      data-feature={feature.id}
      tabIndex={-1}
      onMouseEnter={() => onPoint(true)}
      onMouseLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <span
        className="touched-number"
        aria-label={hasMap ? t("finding.pin", { number }) : undefined}
      >
        {number}
      </span>
      <b>{title}</b>
      <span className="numeric">
        {t("finding.of", partText(f, { partHa: feature.overlapHa, wholeHa: feature.featureHa }))}
      </span>
      {(facts.length > 0 || (feature.key && !isKeyTold)) && (
        <dl>
          {feature.key && !isKeyTold && (
            <div>
              <dt>{t("finding.number")}</dt>
              <dd>{feature.key}</dd>
            </div>
          )}
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt>{wordIn(locale, fact, "title")}</dt>
              <dd>{attributeText(fact.value, { yes: t("yes"), no: t("no"), locale })}</dd>
            </div>
          ))}
        </dl>
      )}
      {hasMap && feature.outlineToleranceM !== undefined && (
        <p className="small mute">{t("finding.coarse", { metres: feature.outlineToleranceM })}</p>
      )}
      {!feature.attributes && <p className="small mute">{t("finding.loading")}</p>}
      {hasMap && target && (
        <Button
          variant="text"
          size="small"
          className="touched-zoom"
          aria-label={t("finding.zoomTo", { title })}
          onClick={() => model.fit(target)}
        >
          {t("finding.zoom")}
        </Button>
      )}
      {hasMap && shape === null && <p className="small mute">{t("finding.noShape")}</p>}
    </li>
  );
}
