import { useEffect, useState } from "react";
import { useFormat } from "../../lib/format/useFormat.ts";
import { problemSentence } from "../../lib/http/problemSentence.ts";
import { useText } from "../../lib/language/text.ts";
import { useRequest } from "../../lib/requestStatus/useRequest.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import type { MapModel } from "../createMapModel.ts";
import { mapText } from "../text.ts";
import type { AreaServices, UploadedArea } from "./AreaServices.ts";
import { takeArea } from "./takeArea.ts";
import type { AskReplaceOrAdd } from "./useReplaceOrAdd.ts";

type Props = {
  model: MapModel;
  services: AreaServices;
  ask: AskReplaceOrAdd;
  areas: readonly UploadedArea[];
  /** Whether chosen features lie on the map without being the area yet. */
  onWaiting: (isWaiting: boolean) => void;
  onSeveral?: ((areas: readonly UploadedArea[]) => void) | undefined;
};

const layer = "uploaded";

/** The features of a file: those chosen become one area, or one thing each where the page offers it. */
export function UploadedAreas({ model, services, ask, areas, onWaiting, onSeveral }: Props) {
  const t = useText(mapText);
  const format = useFormat();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [isTaken, setTaken] = useState(false);
  const chosen = areas.filter((_, index) => !left.has(index));
  const joining = useRequest(async (picked: readonly UploadedArea[], signal: AbortSignal) => {
    const [only] = picked;
    const joined =
      picked.length === 1 && only
        ? only
        : await services.unite(
            picked.map((area) => area.geometry),
            signal,
          );
    const name = picked.map((area) => area.name).join(", ");
    setTaken(await takeArea({ model, services, ask }, { ...joined, name }, "uploaded"));
  });

  const isWaiting = !isTaken && chosen.length > 0;
  useEffect(() => {
    onWaiting(isWaiting);
    return () => onWaiting(false);
  }, [onWaiting, isWaiting]);
  useEffect(() => {
    if (isTaken) return;
    model.shapes.set(
      layer,
      areas.flatMap((area, index) =>
        left.has(index) ? [] : [{ id: String(index), geometry: area.geometry, style: "picked" }],
      ),
    );
    return () => model.shapes.clear(layer);
  }, [model, areas, left, isTaken]);
  useEffect(() => {
    const all = areas.flatMap(({ geometry }) =>
      geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates,
    );
    model.fit({ type: "MultiPolygon", coordinates: all });
  }, [model, areas]);

  function choose(next: ReadonlySet<number>) {
    setTaken(false);
    setLeft(next);
  }

  function toggle(index: number) {
    const next = new Set(left);
    if (!next.delete(index)) next.add(index);
    choose(next);
  }

  return (
    <section>
      <h2 className="map-subtitle">{t("upload.several", { count: areas.length })}</h2>
      <div className="map-between">
        <p className="small">{t("upload.chooseFeatures")}</p>
        <Button
          variant="text"
          size="small"
          onClick={() => choose(new Set(left.size > 0 ? [] : areas.keys()))}
        >
          {t(left.size > 0 ? "upload.all" : "upload.none")}
        </Button>
      </div>
      <ul className="map-uploaded">
        {areas.map((area, index) => (
          // Pointing only shows on the map what the row says; keys reach the same by focus.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={index}
            onMouseEnter={() => model.pointAt(area.geometry)}
            onMouseLeave={() => model.pointAt(null)}
          >
            <Checkbox
              label={area.name}
              hint={area.warnings?.join(" ")}
              isChecked={!left.has(index)}
              onChange={() => toggle(index)}
            />
            <span className="numeric">{format.hectares(area.areaHa)}</span>
          </li>
        ))}
      </ul>
      {joining.error && (
        <Alert variant="error" title={t("upload.failed")} isUrgent>
          <p>{problemSentence(joining.error)}</p>
        </Alert>
      )}
      <div className="map-between">
        <Button
          variant="secondary"
          disabled={chosen.length === 0}
          isBusy={joining.status === "RUNNING"}
          onClick={() => void joining.run(chosen)}
        >
          {t("upload.use", { count: chosen.length })}
        </Button>
        {onSeveral && chosen.length > 1 && (
          <Button variant="text" onClick={() => onSeveral(chosen)}>
            {t("upload.separate", { count: chosen.length })}
          </Button>
        )}
      </div>
    </section>
  );
}
