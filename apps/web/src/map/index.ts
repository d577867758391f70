/** The map's one door: nothing else of this folder is imported from outside. */
export { AreaChooser, type Way } from "./areaChooser/AreaChooser.tsx";
export {
  type AreaServices,
  type ChosenArea,
  type LiveBest,
  type LiveFigures,
  pickServices,
  UPLOAD_WAITING,
  type UploadedArea,
} from "./areaChooser/AreaServices.ts";
export type { MapModel } from "./createMapModel.ts";
export { areaOf } from "./drawing/areaOf.ts";
export type { AreaSource, DrawingState } from "./drawing/DrawingState.ts";
export { DrawTools } from "./drawing/DrawTools.tsx";
export type { KeptDrawing } from "./drawing/keptDrawing.ts";
export { refusalSentence } from "./drawing/refusalSentence.ts";
export type { Describe } from "./info/FeatureInfoPanel.tsx";
export { GuideLayers } from "./layers/GuideLayers.tsx";
export { MapLayout } from "./layout/MapLayout.tsx";
export { PanelHead } from "./layout/PanelHead.tsx";
export { MapView } from "./MapView.tsx";
export { reproject } from "./reproject.ts";
export type { MapHit } from "./controls/searchMap.ts";
export { searchMap } from "./controls/searchMap.ts";
export { showHit } from "./controls/showHit.ts";
export type { Shape } from "./shapes/ShapeLayers.ts";
export type { ShapeStyle } from "./shapes/shapeStyles.ts";
export { ShapeSwatch } from "./shapes/ShapeSwatch.tsx";
export { useKeptMapModel } from "./useKeptMapModel.ts";
export { useMapModel } from "./useMapModel.ts";
