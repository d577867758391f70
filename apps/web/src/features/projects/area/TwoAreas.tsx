import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { useEffect } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import type { MapModel } from "../../../map/index.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { projectText } from "../text/projectText.ts";

/** One of two versions: its size, its shape where there is one, and its name where that may differ. */
export type Side = { areaHa: number | null; name?: string };
type Props = {
  model: MapModel;
  mine: Side;
  theirs: Side & { geometry: AreaGeometry | null };
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Two people drew the same area: both are on the map, and the user chooses. */
export function TwoAreas({ model, mine, theirs, onKeepMine, onTakeTheirs }: Props) {
  const t = useText(projectText);
  const f = useFormat();
  const { geometry } = theirs;
  useEffect(() => {
    if (!geometry) return;
    model.shapes.set("theirs", [
      { id: "theirs", geometry, style: "container", label: t("conflict.theirs") },
    ]);
    return () => model.shapes.clear("theirs");
  }, [model, geometry, t]);
  const words = ({ name, areaHa }: Side) =>
    [name, areaHa === null ? t("noArea") : f.hectares(areaHa)].filter(Boolean).join(", ");
  return (
    <>
      <dl className="facts">
        <dt>{t("conflict.mine")}</dt>
        <dd>{words(mine)}</dd>
        <dt>{t("conflict.theirs")}</dt>
        <dd>{words(theirs)}</dd>
      </dl>
      <div className="row">
        <Button size="small" onClick={onKeepMine}>
          {t("area.keepMine")}
        </Button>
        <Button size="small" variant="secondary" onClick={onTakeTheirs}>
          {t("area.takeTheirs")}
        </Button>
      </div>
    </>
  );
}
