export type FeatureOverlap = {
  /** The feature's place in the layer, for reading its figures. */
  featureIndex: number;
  featureId: number;
  overlapM2: number;
};

export type LayerOverlap = {
  /** Without the features that others cover in part. */
  overlapM2: number;
  features: FeatureOverlap[];
};
