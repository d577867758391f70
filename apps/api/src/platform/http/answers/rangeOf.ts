type Range = readonly [from: number, to: number];

/** The bytes of a single range; several at once are answered with everything, as the standard allows. */
export function rangeOf(header: string | undefined, bytes: number): Range | "all" | "none" {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return "all";
  if (first === "") {
    const count = Math.min(Number(last), bytes);
    return count === 0 ? "none" : [bytes - count, bytes - 1];
  }
  const from = Number(first);
  const to = last === "" ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== "" && Number(last) < from) return "all";
  return from < bytes ? [from, to] : "none";
}
