import type { ChosenArea, MapModel } from "../../../map/index.ts";
import { StaleNotice } from "../saving/StaleNotice.tsx";
import type { Stale } from "../saving/useProjectAction.ts";
import { TwoAreas } from "./TwoAreas.tsx";

type Props = {
  model: MapModel;
  stale: Stale;
  mine: ChosenArea;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Somebody changed the project while this one was drawn: what changed, both areas, and a choice. */
export function AreaConflict({ model, stale, mine, onKeepMine, onTakeTheirs }: Props) {
  return (
    <>
      <StaleNotice stale={stale} />
      <TwoAreas
        model={model}
        mine={mine}
        theirs={stale.now}
        onKeepMine={onKeepMine}
        onTakeTheirs={onTakeTheirs}
      />
    </>
  );
}
