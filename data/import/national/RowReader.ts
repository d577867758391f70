import * as z from "zod/mini";
import { GeodataFault } from "../../../apps/api/src/platform/geodata/GeodataFault.ts";

/** More than this of one list is no odd row but another shape. */
export const MAX_LEFT_OUT = 0.05;

type Tally = { read: number; leftOut: number; first: string };

/** Reads lists of the national system row by row: an odd one is left out and counted, not the nation. */
export class RowReader {
  readonly #tallies = new Map<string, Tally>();

  /** The rows that can be read; each that cannot is handed to `passedOver`. */
  read<S extends z.core.$ZodType>(
    path: string,
    shape: S,
    rows: readonly unknown[],
    passedOver: (row: unknown) => void = () => {},
  ): z.core.output<S>[] {
    const tally = this.#tallies.get(path) ?? { read: 0, leftOut: 0, first: "" };
    this.#tallies.set(path, tally);
    tally.read += rows.length;
    return rows.flatMap((row, index) => {
      const result = z.safeParse(shape, row);
      if (result.success) return [result.data];
      const issue = result.error.issues[0];
      tally.leftOut++;
      tally.first ||= `at ${[index, ...(issue?.path ?? [])].join(".")}, ${issue?.message.toLowerCase() ?? "unknown"}`;
      passedOver(row);
      return [];
    });
  }

  /** How many were left out of each list that lost any; throws where that is more than the odd row. */
  leftOut(): Record<string, number> {
    for (const [path, { read, leftOut, first }] of this.#tallies)
      if (leftOut > read * MAX_LEFT_OUT)
        throw new GeodataFault(
          "national.bad-answer",
          `${path} is not what the national system answers: ${first}`,
          { path, leftOut, read },
        );
    return Object.fromEntries(
      [...this.#tallies].flatMap(([path, { leftOut }]) => (leftOut > 0 ? [[path, leftOut]] : [])),
    );
  }
}
