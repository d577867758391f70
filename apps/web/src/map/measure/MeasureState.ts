import { type Point } from "@mars/domain/areas/geometry";

export type MeasureState = {
  isOn: boolean;
  points: readonly Point[];
  /** Where the pointer or the keyboard's cross stands. */
  cursor: Point | null;
  /** The line is ended; the next point begins another. */
  isDone: boolean;
};
