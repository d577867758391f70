import { rowsOn } from "./dated.ts";
import {
  type DatedRow,
  type EffectKey,
  effectKeys,
  fieldOf,
  type ProjectPart,
  type Rows,
  sum,
  type UnitKind,
} from "./Rows.ts";
import type { Figures } from "./units.ts";

const dayBefore = (day: string) =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** How what has commitment came from the day before a period to its last day, by comparing the lists. */
export async function deltaFigures(
  rows: Rows,
  unit: string,
  from: string,
  to: string,
): Promise<Figures> {
  const then = await rowsOn(rows, unit, dayBefore(from));
  const now = await rowsOn(rows, unit, to);
  const wasThere = new Map(then.map((row) => [row.id, row]));
  const isThere = new Map(now.map((row) => [row.id, row]));
  const figures: Figures = {};
  for (const effect of effectKeys) {
    const amount = (list: readonly DatedRow[]) => sum(list.map(({ effects }) => effects[effect]));
    const stayed = now.filter(({ id }) => wasThere.has(id));
    const established = now.filter(
      ({ id, stage }) => stage === "established" && wasThere.get(id)?.stage !== "established",
    );
    Object.assign(figures, {
      [`delta.${effect}.before`]: amount(then),
      [`delta.${effect}.after`]: amount(now),
      [`delta.${effect}.total`]: amount(now) - amount(then),
      [`delta.${effect}.added`]: amount(now.filter(({ id }) => !wasThere.has(id))),
      [`delta.${effect}.dropped`]: -amount(then.filter(({ id }) => !isThere.has(id))),
      [`delta.${effect}.changed`]:
        amount(stayed) - amount(stayed.map(({ id }) => wasThere.get(id)!)),
      [`delta.${effect}.established`]: amount(established),
    });
  }
  return figures;
}

type Entry = { at: string; to: string | null; effects: Record<EffectKey, number> };

/** What one change meant: the difference between two entries of the project's own history. */
export async function changeFigures(rows: Rows, id: string, at: string): Promise<Figures> {
  const { history } = await rows.at<{ history: Entry[] }>(`/status/pages/projects/${id}`);
  const index = history.findIndex((entry) => Date.parse(entry.at) === Date.parse(at));
  const given = (entry: Entry | undefined, effect: EffectKey) =>
    entry === undefined || entry.to === null ? 0 : entry.effects[effect];
  return Object.fromEntries(
    effectKeys.map((effect) => [
      `change.${effect}`,
      given(history[index], effect) - given(history[index + 1], effect),
    ]),
  );
}

/** The same in a place: as much of it as lies there of the project. */
export async function placeChangeFigures(
  rows: Rows,
  unit: string,
  id: string,
  at: string,
): Promise<Figures> {
  const [kind, unitId] = unit.split("/") as [UnitKind, string];
  const isIt = (one: ProjectPart) => one.projectId === id;
  const whole = (await rows.projects()).find(isIt);
  const part = (await rows.unit(kind, unitId)).projects.find(isIt);
  const figures = await changeFigures(rows, id, at);
  for (const effect of effectKeys) {
    const field = fieldOf[effect];
    figures[`change.${effect}`]! *= whole?.[field] ? (part?.[field] ?? 0) / whole[field] : 0;
  }
  return figures;
}

/** A project that dropped out has no page any more: its line is held against the table of changes. */
export async function droppedFigures(rows: Rows, at: string, unit?: string): Promise<Figures> {
  type Item = { kind: string; at: string; effects: Record<EffectKey, number> | null };
  const day = at.slice(0, 10);
  const { items } = await rows.at<{ items: Item[] }>(
    `/status/pages/changes?from=${dayBefore(day)}&kinds=dropped&limit=1000${unit ? `&place=${unit}` : ""}`,
  );
  const found = items.find((item) => item.at === at);
  return Object.fromEntries(
    effectKeys.map((effect) => [`change.${effect}`, found?.effects?.[effect] ?? Number.NaN]),
  );
}

/** What a project gave at the end of a day. */
export async function projectOnDay(rows: Rows, id: string, day: string): Promise<Figures> {
  const row = (await rowsOn(rows, "country", day)).find((one) => one.id === id);
  if (!row) return {};
  return Object.fromEntries(effectKeys.map((effect) => [`on.${effect}`, row.effects[effect]]));
}
