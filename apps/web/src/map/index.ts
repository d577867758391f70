/** The map's one door: nothing else of this folder is imported from outside. */
export { AreaChooser, type Way } from "./areaChooser/AreaChooser.tsx";
export {
  type AreaServices,
  type ChosenArea,
  type LiveFigures,
  pickServices,
  type UploadAnswer,
  type UploadedArea,
} from "./areaChooser/AreaServices.ts";
export { createMapModel, type MapModel, type MapOptions } from "./createMapModel.ts";
export type { Extent } from "./danishProjection.ts";
export { areaOf, type DrawnArea } from "./drawing/areaOf.ts";
export type { AreaSource, DrawingState } from "./drawing/DrawingState.ts";
export { DrawTools } from "./drawing/DrawTools.tsx";
export { refusalSentence } from "./drawing/refusalSentence.ts";
export { LegendSwatch } from "./layers/LegendSwatch.tsx";
export type { Background } from "./layers/LayerStack.ts";
export { MapLayout } from "./layout/MapLayout.tsx";
export { PanelHead } from "./layout/PanelHead.tsx";
export { MapIcon } from "./mapIcons.tsx";
export { MapView } from "./MapView.tsx";
export { searchMap } from "./controls/MapSearch.tsx";
export type { Pin } from "./shapes/Pins.ts";
export type { PointedAt } from "./shapes/Pointed.ts";
export type { Shape } from "./shapes/ShapeLayers.ts";
export { type ShapeLook, shapeLooks } from "./shapes/shapeLooks.ts";
export { mapText } from "./text.ts";
export { useMapModel } from "./useMapModel.ts";
