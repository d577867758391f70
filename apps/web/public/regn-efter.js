// Recomputes the national headline figures from the published files, in the reader's browser.
// It is served as it is written here and uses nothing of the rest of the product.

/** The rows of a published CSV: semicolons, decimal commas, text with semicolons in quotes. */
export function readCsv(text) {
  const [headings, ...rows] = text
    .replace(/^\uFEFF/, "")
    .split("\r\n")
    .filter((line) => line !== "")
    .map((line) =>
      [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
      ),
    );
  return rows.map((cells) => Object.fromEntries(headings.map((name, at) => [name, cells[at]])));
}

const number = (cell) => Number((cell || "0").replace(",", "."));
const sum = (values) => values.reduce((total, value) => total + value, 0);

/** A fifth of what has an establishment approval is expected to fall away. */
const DROPOUT = 0.2;

/**
 * Steps from rows to figures. `projects` is projects.csv, one row per project; of `goals.csv` only
 * the names of the efforts and their goals are read.
 */
export function recompute(projects, goals) {
  const inStage = (beginning) => projects.filter((row) => row.Stadie.startsWith(beginning));
  const stages = {
    established: inStage("Anlagt"),
    establishment: inStage("Etablering"),
    preliminary: inStage("Forunders"),
  };
  const goalColumn = Object.keys(goals[0])[1];
  return {
    counts: { total: projects.length, established: stages.established.length },
    efforts: goals.map((row) => {
      const goal = number(row[goalColumn]);
      const of = (rows) => sum(rows.map((project) => number(project[row.Indsats])));
      const established = of(stages.established);
      const establishment = of(stages.establishment);
      const preliminary = of(stages.preliminary);
      const committed = established + establishment + preliminary;
      const dropout = DROPOUT * establishment;
      return {
        name: row.Indsats,
        goal,
        established,
        establishment,
        preliminary,
        committed,
        dropout,
        afterDropout: committed - dropout,
      };
    }),
  };
}

/** What rounding to four decimals in each row can move a sum by. */
export const roundingOf = (rows) => rows * 0.00005;
