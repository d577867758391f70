export type TileValue = string | number | boolean;
