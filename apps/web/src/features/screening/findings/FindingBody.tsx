import type { ScreeningFinding, TouchedFeature } from "@mars/contracts/screening/screeningFinding";
import { featureName, tellingAttributes } from "@mars/wording/datasets/featureName";
import { partText } from "@mars/wording/format/areaText";
import { wordIn } from "@mars/wording/language/wordIn";
import { useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "../../../lib/createStore.ts";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { AuthorityName } from "../../../ui/words/AuthorityName.tsx";
import { SentenceWith, SLOT } from "../../../ui/words/SentenceWith.tsx";
import { screeningText } from "../text.ts";
import { useResult } from "./ResultContext.ts";
import { attributeText } from "./attributeText.ts";
import type { FeatureShape } from "./featureShape.ts";
import { shownAtFirst } from "./shownFeatures.ts";
import { useFeatureShapes } from "./useFeatureShapes.ts";
import { useOnMap } from "./useOnMap.ts";

/** What it means, and the touched features: numbered rows equal numbered pins. */
export function FindingBody({ id, finding }: { id: string; finding: ScreeningFinding }) {
  const t = useText(screeningText);
  const { area, model, meaningOf, hasMap, state } = useResult();
  const [shownCount, setShownCount] = useState(shownAtFirst);
  const [pointedId, setPointedId] = useState<string | null>(null);
  const features = useMemo(() => finding.features.slice(0, shownCount), [finding, shownCount]);
  const shapes = useFeatureShapes(finding, features, area);
  useOnMap(features, shapes, pointedId);
  const list = useRef<HTMLOListElement>(null);
  useEffect(
    () =>
      model.pins.onClick((featureId) => {
        list.current?.querySelector<HTMLElement>(`[data-feature="${featureId}"]`)?.focus();
      }),
    [model],
  );
  const { shown } = useStore(model.layers.store);
  const isLayerOn = shown.some((layer) => layer.id === finding.datasetId);
  const isStored = state.soFar.started?.datasets.some(
    (one) => one.id === finding.datasetId && one.storage === "stored",
  );
  const hidden = finding.features.length - features.length;
  const beyond = finding.touchedCount - finding.features.length;
  const meaning = meaningOf(finding.datasetId);
  return (
    <div className="finding-body" id={id}>
      {meaning && finding.datasetKind !== "conflict" && <p>{meaning}</p>}
      <ol ref={list}>
        {features.map((feature, index) => (
          <TouchedFeatureRow
            key={feature.id}
            feature={feature}
            number={index + 1}
            shape={shapes.get(feature.id)}
            onPoint={(isPointed) => setPointedId(isPointed ? feature.id : null)}
          />
        ))}
      </ol>
      {hidden > 0 && (
        <Button variant="text" size="small" onClick={() => setShownCount(finding.features.length)}>
          {t("finding.showMore", { count: hidden })}
        </Button>
      )}
      {beyond > 0 && (
        <p className="small mute">
          {t(isStored ? "finding.more" : "finding.moreLive", { count: beyond })}
        </p>
      )}
      {hasMap && isStored && (
        <Button
          variant="text"
          size="small"
          aria-pressed={isLayerOn}
          onClick={() => model.layers.toggle(finding.datasetId)}
        >
          {t(isLayerOn ? "finding.layerOff" : "finding.layer")}
        </Button>
      )}
      <FindingSource finding={finding} />
    </div>
  );
}

/** Whose data, which version, from which day. */
function FindingSource({ finding }: { finding: ScreeningFinding }) {
  const t = useText(screeningText);
  const f = useFormat();
  const { version } = finding;
  const source = SLOT;
  const day = version.updatedOn && f.date(version.updatedOn);
  const text =
    version.origin === "live"
      ? t("finding.sourceLive", { source, day: f.dateTime(version.loadedAt) })
      : day
        ? t("finding.source", { source, version: version.label, day })
        : t("finding.sourceUndated", { source, version: version.label });
  return (
    <p className="small mute">
      <SentenceWith sentence={text}>
        <AuthorityName name={finding.source} />
      </SentenceWith>
      {version.origin === "demo" && ` (${t("finding.demo")})`}
    </p>
  );
}

type Props = {
  feature: TouchedFeature;
  number: number;
  /** Undefined until it is known; null where the map cannot show it. */
  shape: FeatureShape | null | undefined;
  onPoint: (isPointed: boolean) => void;
};

function TouchedFeatureRow({ feature, number, shape, onPoint }: Props) {
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
