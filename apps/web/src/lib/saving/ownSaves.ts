const next = new Map<string, number>();
const stepOf = (key: string, version: number) => `${key} ${version}`;

/** This page saved the record: whoever saw the version before has seen the one after as well. */
export function noteOwnSave(key: string, from: number, to: number): void {
  if (to > from) next.set(stepOf(key, from), to);
}

/** The version that the page's own saves have made of one that was seen; someone else's end it. */
export function versionAfterOwnSaves(key: string, seen: number): number {
  let version = seen;
  for (let to = next.get(stepOf(key, version)); to; to = next.get(stepOf(key, version)))
    version = to;
  return version;
}
