import { useStore } from "../../lib/createStore.ts";
import { HttpProblem } from "../../lib/http/HttpProblem.ts";
import { problemSentence } from "../../lib/http/problemSentence.ts";
import { useText } from "../../lib/language/text.ts";
import { MapLayout, type MapModel, MapView, PanelHead } from "../../map/index.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Skeleton, SkeletonLine } from "../../ui/feedback/Skeleton.tsx";
import { ErrorState } from "../../ui/feedback/StateBlock.tsx";
import type { ScreeningRun } from "./run/ScreeningRun.ts";
import { screeningText } from "./text.ts";
import { WithoutMap } from "./WithoutMap.tsx";

type Props = {
  run: ScreeningRun;
  model: MapModel;
  hasMap: boolean;
  isOpening: boolean;
  onRetry: () => void;
  onNew: () => void;
};

/** A link is being opened, or leads nowhere. */
export function OpeningStep({ run, model, hasMap, isOpening, onRetry, onNew }: Props) {
  const t = useText(screeningText);
  const { error } = useStore(run.store);
  const status = error instanceof HttpProblem ? error.status : 0;
  const fault = status === 410 ? "expired" : status === 404 || status === 400 ? "unknown" : null;
  return (
    <MapLayout
      label={t("panel.result")}
      head={
        <PanelHead
          context={t("context")}
          title={t(isOpening ? "title.opening" : "title.missing")}
        />
      }
      foot={!isOpening && <Button onClick={onNew}>{t("open.new")}</Button>}
      map={hasMap ? <MapView model={model} /> : <WithoutMap />}
    >
      {isOpening ? (
        <Skeleton label={t("loading")}>
          <SkeletonLine width="60%" height="2.4rem" />
          <SkeletonLine height="4rem" />
          <SkeletonLine height="4rem" />
          <SkeletonLine height="4rem" />
        </Skeleton>
      ) : (
        <ErrorState
          title={t(fault ? `open.${fault}` : "open.failed")}
          {...(!fault && { onRetry })}
          level={2}
        >
          <p>{fault ? t(`open.${fault}Text`) : error && problemSentence(error)}</p>
        </ErrorState>
      )}
    </MapLayout>
  );
}
