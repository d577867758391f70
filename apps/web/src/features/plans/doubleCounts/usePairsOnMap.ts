import type { MultiPolygon } from "@mars/contracts/datasets/layers";
import { useEffect } from "react";
import type { MapModel } from "../../../map/index.ts";
import type { DoubleCount } from "./DoubleCount.ts";

type PairsOnMap = {
  pairs: readonly DoubleCount[];
  open: DoubleCount | undefined;
  pointed: DoubleCount | null;
  outlineOf: (id: string) => MultiPolygon | null;
  onOpen: (pair: DoubleCount) => void;
};

const idOf = ({ clippedId, keptId }: DoubleCount) => `${clippedId} ${keptId}`;

/** A numbered pin for each row; both areas of the one that is open or pointed at stand out. */
export function usePairsOnMap(model: MapModel, on: PairsOnMap): void {
  const { pairs, open, pointed, outlineOf, onOpen } = on;
  useEffect(() => {
    model.pins.set(
      pairs.map((pair, index) => ({
        id: idOf(pair),
        number: index + 1,
        at: pair.at,
        title: pair.clippedName,
      })),
    );
    return model.pins.onClick((id) => {
      const pair = pairs.find((one) => idOf(one) === id);
      if (pair) onOpen(pair);
    });
  }, [model, pairs, onOpen]);
  useEffect(() => {
    const shown = pointed ?? open;
    const ids = shown ? [shown.clippedId, shown.keptId] : [];
    const areas = ids.flatMap((id) => outlineOf(id) ?? []);
    model.pointAt(areas.length > 0 ? areas : null);
  }, [model, open, pointed, outlineOf]);
  useEffect(
    () => () => {
      model.pins.set([]);
      model.pointAt(null);
    },
    [model],
  );
}
