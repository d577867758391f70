import { boundingBox } from "@mars/domain/areas/boundingBox";
import { polygonsOf } from "@mars/domain/areas/geometry";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import type { MapModel } from "../createMapModel.ts";
import { mapText } from "../text.ts";
import type { UploadAnswer } from "./AreaServices.ts";

type Props = { answer: UploadAnswer; model: MapModel; hasMap: boolean };

/** Which system the file was in; where it names none, where the assumed one puts the area. */
export function UploadedSystem({ answer, model, hasMap }: Props) {
  const t = useText(mapText);
  const format = useFormat();
  const { areas, coordinateSystems = [], assumedSystems = [] } = answer;
  if (coordinateSystems.length === 0 || areas.length === 0) return null;
  if (assumedSystems.length === 0)
    return <p className="small">{t("upload.system", { system: coordinateSystems.join(", ") })}</p>;
  const all = {
    type: "MultiPolygon" as const,
    coordinates: areas.flatMap(({ geometry }) => polygonsOf(geometry)),
  };
  const box = boundingBox(all);
  return (
    <Alert variant="warning" title={t("upload.assumed", { system: assumedSystems.join(", ") })}>
      {box && (
        <p>
          {t(hasMap ? "upload.assumedPlace" : "upload.assumedPoint", {
            east: format.integer((box.minX + box.maxX) / 2),
            north: format.integer((box.minY + box.maxY) / 2),
          })}
        </p>
      )}
      {hasMap && (
        <Button variant="text" size="small" onClick={() => model.fit(all)}>
          {t("upload.show")}
        </Button>
      )}
    </Alert>
  );
}
