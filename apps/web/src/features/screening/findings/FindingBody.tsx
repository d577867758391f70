import type { ScreeningFinding } from "@mars/contracts/screening/screeningFinding";
import { useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "../../../lib/createStore.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { screeningText } from "../text.ts";
import { useResult } from "./ResultContext.ts";
import { shownAtFirst } from "./shownFeatures.ts";
import { TouchedFeatureRow } from "./TouchedFeatureRow.tsx";
import { useFeatureShapes } from "./useFeatureShapes.ts";
import { useOnMap } from "./useOnMap.ts";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { AuthorityName } from "../../../ui/words/AuthorityName.tsx";
import { SentenceWith, SLOT } from "../../../ui/words/SentenceWith.tsx";

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
