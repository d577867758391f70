export type SketchDialog = "effects" | "delete";
