import { useEffect } from "react";
import { useFormat } from "../../../lib/format/format.ts";
import { useText } from "../../../lib/language/text.ts";
import type { ChosenArea, MapModel } from "../../../map/index.ts";
import { Button } from "../../../ui/Button.tsx";
import { StaleNotice } from "../saving/StaleNotice.tsx";
import type { Stale } from "../saving/useProjectAction.ts";
import { projectText } from "../text/projectText.ts";

type Props = {
  model: MapModel;
  stale: Stale;
  mine: ChosenArea;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Somebody changed the project while this one was drawn: both areas on the map, and a choice. */
export function AreaConflict({ model, stale, mine, onKeepMine, onTakeTheirs }: Props) {
  const t = useText(projectText);
  const f = useFormat();
  const theirs = stale.now.geometry;
  useEffect(() => {
    if (!theirs) return;
    model.shapes.set("theirs", [
      { id: "theirs", geometry: theirs, look: "container", label: t("conflict.theirs") },
    ]);
    return () => model.shapes.clear("theirs");
  }, [model, theirs, t]);
  return (
    <>
      <StaleNotice stale={stale} />
      <dl className="facts">
        <dt>{t("conflict.mine")}</dt>
        <dd>{f.hectares(mine.areaHa, 1)}</dd>
        <dt>{t("conflict.theirs")}</dt>
        <dd>{stale.now.areaHa === null ? t("noArea") : f.hectares(stale.now.areaHa, 1)}</dd>
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
