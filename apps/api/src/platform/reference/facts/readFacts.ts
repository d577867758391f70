import { readFileSync } from "node:fs";

type Columns<Fact> = { readonly [Name in keyof Fact]: (cell: string) => Fact[Name] };

/**
 * The rows of a table of facts. Facts that come as tables stay tables, with one row per thing and
 * tabs between the columns, so that a change of one figure is a change of one line.
 */
export function readFacts<Fact>(table: string, columns: Columns<Fact>): readonly Fact[] {
  const text = readFileSync(new URL(`tables/${table}.tsv`, import.meta.url), "utf8");
  const [headings = [], ...rows] = text
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
  const readers = Object.entries<(cell: string) => unknown>(columns).map(
    ([name, read]) => [name, headings.indexOf(name), read] as const,
  );
  return rows.map((cells, row) => {
    const fact = readers.map(([name, at, read]) => {
      const cell = cells[at];
      if (cell === undefined) throw new Error(`${table}.tsv has no ${name} in row ${row + 1}`);
      return [name, read(cell)];
    });
    return Object.fromEntries(fact) as Fact;
  });
}

export const text = (cell: string) => cell;
export const number = Number;
export const flag = (cell: string) => cell === "true";

/** `0430:73.03 0479:236.29`: an amount for each code. */
export function amounts(cell: string): Readonly<Record<string, number>> {
  const pairs = cell.split(" ").map((pair) => pair.split(":"));
  return Object.fromEntries(pairs.map(([code, amount]) => [code, Number(amount)]));
}
