import { useState } from "react";
import { createMapModel, type MapModel, type MapOptions } from "./createMapModel.ts";

/** One model for the life of the page. Options are read once; later changes go through the model. */
export function useMapModel(options: MapOptions = {}): MapModel {
  const [model] = useState(() => createMapModel(options));
  return model;
}
