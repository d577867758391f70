export type Title = {
  text: string;
  ids: string[];
  /** A group's title is the beginning of the titles of its tests. */
  isGroup: boolean;
};

const TITLE =
  /\b(test|it|describe)(?:\.(?:each|for|concurrent|only|fails|skipIf|runIf)\b(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?)*\(\s*(["'`])((?:\\.|(?!\2).)*)\2/gs;
const LEADING_IDS = /^\s*((?:\[[A-Z]\d+(?:[\s,]+[A-Z]\d+)*\]\s*)+)/;

/** Every title of a test or a group in a source file, with the requirement ids it begins with. */
export function readTitles(source: string): Title[] {
  return [...source.matchAll(TITLE)].map(([, kind, , text]) => ({
    text: text!,
    ids: leadingIds(text!),
    isGroup: kind === "describe",
  }));
}

export function leadingIds(title: string): string[] {
  return LEADING_IDS.exec(title)?.[1]?.match(/[A-Z]\d+/g) ?? [];
}
