import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { createContext, use } from "react";
import type { MapModel } from "../../../map/index.ts";
import type { ScreeningRun } from "../run/ScreeningRun.ts";
import type { ScreeningState } from "../run/ScreeningState.ts";

/** What every part of the result looks at. */
export type ResultInView = {
  run: ScreeningRun;
  state: ScreeningState;
  model: MapModel;
  area: AreaGeometry | null;
  hasMap: boolean;
  titleOf: (datasetId: string) => string;
  meaningOf: (datasetId: string) => string | null;
  /** The finding whose features lie magenta on the map. */
  openId: string | null;
  setOpenId: (datasetId: string | null) => void;
};

export const ResultContext = createContext<ResultInView | null>(null);

export function useResult(): ResultInView {
  const result = use(ResultContext);
  if (!result) throw new Error("Part of a result outside it");
  return result;
}
