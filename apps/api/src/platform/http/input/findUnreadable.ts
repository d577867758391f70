/** Where in a value something is that can be neither stored nor told, and of what kind. */
export type Unreadable = { path: string[]; kind: "text" | "number" | "depth" };

/** A geometry collection inside a request needs a dozen levels. */
const DEEPEST = 64;

/**
 * PostgreSQL stores neither U+0000 nor halves of surrogate pairs, JSON has no infinity (1e400 is
 * read as one), and what is nested without end ends the functions that walk through it.
 */
export function findUnreadable(value: unknown, depth = 0): Unreadable | null {
  if (typeof value === "string") return isText(value) ? null : { path: [], kind: "text" };
  if (typeof value === "number")
    return Number.isFinite(value) ? null : { path: [], kind: "number" };
  if (typeof value !== "object" || value === null) return null;
  if (depth === DEEPEST) return { path: [], kind: "depth" };
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const found = findUnreadable(value[index], depth + 1);
      if (found !== null) return within(String(index), found);
    }
    return null;
  }
  for (const [name, part] of Object.entries(value)) {
    // A name that is no text is not repeated: the fault is told of what holds it.
    if (!isText(name)) return { path: [], kind: "text" };
    const found = findUnreadable(part, depth + 1);
    if (found !== null) return within(name, found);
  }
  return null;
}

function isText(value: string): boolean {
  return value.isWellFormed() && !value.includes("\0");
}

function within(name: string, { path, kind }: Unreadable): Unreadable {
  return { path: [name, ...path], kind };
}
