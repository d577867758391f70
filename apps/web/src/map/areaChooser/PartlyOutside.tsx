import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { useSelected } from "../../lib/createStore.ts";
import { useText } from "../../lib/language/text.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import type { MapModel } from "../createMapModel.ts";
import { areaOf } from "../drawing/areaOf.ts";
import { mapText } from "../text.ts";
import { containmentOf } from "./containmentOf.ts";

type Props = { model: MapModel; container: AreaGeometry };

/** Told while drawing: what lies outside the frame does not count. */
export function PartlyOutside({ model, container }: Props) {
  const t = useText(mapText);
  const isPartly = useSelected(model.drawing.store, (state) => {
    const { geometry } = areaOf(state);
    return geometry !== null && containmentOf(geometry, container) === "partly";
  });
  if (!isPartly) return null;
  return (
    <div className="map-note map-note-warning" role="status">
      <Icon name="warning" isSmall />
      <p>
        <b>{t("container.partly")}</b>
        {t("container.partlyText")}
      </p>
    </div>
  );
}
