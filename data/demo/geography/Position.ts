/** Easting and northing in metres, EPSG:25832. */
export type Position = readonly [eastingM: number, northingM: number];

/** Closed: the first position is repeated at the end. */
export type Ring = readonly Position[];
