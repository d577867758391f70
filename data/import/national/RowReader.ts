import * as z from "zod/mini";
import type { Finding } from "../oddities.ts";

/** More than this of one list is no odd row but another shape. */
export const MAX_LEFT_OUT = 0.05;

const LISTED = 10;

type Tally = { read: number; leftOut: number; faults: string[] };

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
    const tally = this.#tallies.get(path) ?? { read: 0, leftOut: 0, faults: [] };
    this.#tallies.set(path, tally);
    tally.read += rows.length;
    return rows.flatMap((row, index) => {
      const result = z.safeParse(shape, row);
      if (result.success) return [result.data];
      const issue = result.error.issues[0];
      tally.leftOut++;
      if (tally.faults.length < LISTED)
        tally.faults.push(
          `at ${[index, ...(issue?.path ?? [])].join(".")}, ${issue?.message.toLowerCase() ?? "unknown"}`,
        );
      passedOver(row);
      return [];
    });
  }

  /** How many were left out of each list that lost any. */
  leftOut(): Record<string, number> {
    return Object.fromEntries(
      [...this.#tallies].flatMap(([path, { leftOut }]) => (leftOut > 0 ? [[path, leftOut]] : [])),
    );
  }

  /** Lists that lost more than the odd row, each with where its first odd rows are wrong. */
  findings(): Finding[] {
    return [...this.#tallies]
      .filter(([, { read, leftOut }]) => leftOut > read * MAX_LEFT_OUT)
      .map(([path, { read, leftOut, faults }]) => ({
        oddity: "odd-rows",
        sentence: `${path} is not what the national system answers: ${leftOut} of ${read} rows cannot be read (${faults.join("; ")}${leftOut > faults.length ? "; …" : ""})`,
      }));
  }
}
