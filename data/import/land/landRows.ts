import { GeodataFault } from "../../../apps/api/src/platform/geodata/GeodataFault.ts";

export type LandRow = {
  municipality_code: string;
  /** First day of the quarter. */
  quarter: string;
  project_land_ha: number;
  compensation_land_ha: number;
  binding_agreements_ha: number;
  bought_ha: number;
  sold_ha: number;
  vkp_ha: number;
  klp_ha: number;
};

type Figure = Exclude<keyof LandRow, "municipality_code" | "quarter">;

/** What a column may be called: as our own JSON and our own CSV call it. */
const names: Record<Figure, readonly string[]> = {
  project_land_ha: ["projectlandha", "projektjord"],
  compensation_land_ha: ["compensationlandha", "puljejord"],
  binding_agreements_ha: ["bindingagreementsha", "bindende aftaler"],
  bought_ha: ["boughtha", "købt"],
  sold_ha: ["soldha", "solgt"],
  vkp_ha: ["vkpha", "vkp"],
  klp_ha: ["klpha", "klp"],
};
const codeNames = ["municipalitycode", "kommunekode"];
const yearNames = ["year", "år"];
const quarterNames = ["quarter", "kvartal"];

type Table = { names: string[]; rows: unknown[][] };

/** Holdings by municipality and quarter from CSV or JSON, or a sentence on what is wrong where. */
export function landRows(text: string): LandRow[] {
  const table = /^\s*[[{]/.test(text) ? fromJson(text) : fromCsv(text);
  const place = (wanted: readonly string[]) =>
    table.names.findIndex((name) => wanted.includes(plain(name)));
  const needed = (wanted: readonly string[]) => {
    const found = place(wanted);
    if (found < 0)
      throw new GeodataFault(
        "land.no-column",
        `it has no column ${wanted.join(" or ")}; it has ${table.names.join(", ") || "none"}`,
      );
    return found;
  };
  const [code, year, quarter] = [needed(codeNames), needed(yearNames), needed(quarterNames)];
  const figures = (Object.keys(names) as Figure[]).map(
    (figure) => [figure, place(names[figure])] as const,
  );
  if (figures.every(([, column]) => column < 0)) needed(Object.values(names).flat());
  const rows = table.rows.map((cells, index) => {
    const at = `row ${index + 1}`;
    const values = figures.map(([figure, column]) => [
      figure,
      column < 0 ? 0 : hectares(cells[column], `${at}, ${table.names[column]}`),
    ]);
    return {
      municipality_code: codeOf(cells[code], at),
      quarter: quarterStart(cells[year], cells[quarter], at),
      ...(Object.fromEntries(values) as Record<Figure, number>),
    };
  });
  assertOnce(rows);
  return rows;
}

function fromJson(text: string): Table {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new GeodataFault("land.broken", "it is not JSON, or is cut off");
  }
  if (!Array.isArray(parsed) || parsed.some((row) => typeof row !== "object" || row === null))
    throw new GeodataFault("land.broken", "its JSON is not a list of holdings");
  const rows = parsed as Record<string, unknown>[];
  const all = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return { names: all, rows: rows.map((row) => all.map((name) => row[name])) };
}

/** Semicolons or commas, as the first line has more of; quotes where a value holds one. */
function fromCsv(text: string): Table {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "");
  const first = lines[0] ?? "";
  const separator = first.split(";").length >= first.split(",").length ? ";" : ",";
  const [header = [], ...rows] = lines.map((line) => cellsOf(line, separator));
  return { names: header, rows };
}

function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let i = 0; i < line.length; i++) {
    const letter = line[i]!;
    if (letter === '"' && isQuoted && line[i + 1] === '"') {
      cell += '"';
      i++;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) {
      cells.push(cell);
      cell = "";
    } else cell += letter;
  }
  return [...cells, cell].map((each) => each.trim());
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/\(.*\)/, "")
    .trim();
}

function wordOf(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  return value === null || value === undefined ? "" : JSON.stringify(value);
}

function codeOf(value: unknown, at: string): string {
  const code = wordOf(value).trim().padStart(4, "0");
  if (/^\d{4}$/.test(code)) return code;
  throw new GeodataFault("land.bad-value", `${at}: ${code} is no municipality code`);
}

function quarterStart(year: unknown, quarter: unknown, at: string): string {
  const [y, q] = [Number(year), Number(wordOf(quarter).replace(/^[KQ]/i, ""))];
  if (Number.isInteger(y) && y >= 2000 && y < 2100 && [1, 2, 3, 4].includes(q))
    return `${y}-${String(3 * q - 2).padStart(2, "0")}-01`;
  throw new GeodataFault(
    "land.bad-value",
    `${at}: there is no quarter ${wordOf(quarter)} of ${wordOf(year)}`,
  );
}

/** `1.234,5`, `1234,5` and `1234.5`; a figure that is not there is nought. */
function hectares(value: unknown, at: string): number {
  if (typeof value === "number" && Number.isFinite(value) && value >= 0) return value;
  const text = typeof value === "string" ? value.replaceAll(/[\s\u00A0]/g, "") : "";
  if (value === null || value === undefined || value === "") return 0;
  const isDanish = text.includes(",");
  const number = Number(isDanish ? text.replaceAll(".", "").replace(",", ".") : text);
  if (text !== "" && Number.isFinite(number) && number >= 0) return number;
  throw new GeodataFault("land.bad-value", `${at}: ${wordOf(value)} is no number of hectares`);
}

function assertOnce(rows: readonly LandRow[]): void {
  const seen = new Set<string>();
  for (const { municipality_code: code, quarter } of rows) {
    const key = `${code} ${quarter}`;
    if (seen.has(key))
      throw new GeodataFault(
        "land.repeated",
        `${code} stands twice in the quarter from ${quarter}`,
      );
    seen.add(key);
  }
  if (rows.length === 0) throw new GeodataFault("land.empty", "there is not one holding in it");
}
