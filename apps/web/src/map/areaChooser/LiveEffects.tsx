import { type Store, useSelected, useStore } from "../../lib/createStore.ts";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import type { MapModel } from "../createMapModel.ts";
import { isOutOfDate } from "../drawing/DrawingState.ts";
import { mapText } from "../text.ts";
import { EffectTable } from "./EffectTable.tsx";
import { isOffLand, type Live } from "./useLiveFigures.ts";

type Props = { model: MapModel; live: Store<Live>; onRetry: () => void };

/** What the shape on the map would give, as soon as it is known. */
export function LiveEffects({ model, live, onRetry }: Props) {
  const t = useText(mapText);
  const now = useStore(live);
  const { figures, hasFailed, place } = now;
  const isRefused = useSelected(model.drawing.store, isOutOfDate);
  return (
    <>
      {hasFailed && (
        <p className="small" role="status">
          {t("live.failed")}{" "}
          <Button variant="text" size="small" onClick={onRetry}>
            {t("again")}
          </Button>
        </p>
      )}
      {isOffLand(now) && (
        <div className="map-note map-note-warning" role="alert">
          <Icon name="warning" isSmall />
          <p>
            <b>{t("offLand.title")}</b>
            {t("offLand.text")}
          </p>
        </div>
      )}
      {figures && figures.isOnLand !== false && (
        <EffectTable figures={figures} place={place} isOld={isRefused || hasFailed} />
      )}
    </>
  );
}
