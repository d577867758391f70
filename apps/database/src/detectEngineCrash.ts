import type { PGlite } from "@electric-sql/pglite";

// WebAssembly traps, and a JavaScript stack that ran out.
const fatalNames = new Set(["RuntimeError", "RangeError"]);

type Loop = { _PostgresMainLoopOnce?: () => void };

/**
 * PGlite swallows a crash of the WebAssembly machine and calls it again, forever. Its state is
 * lost at that point; the disk holds every acknowledged row, so leaving the process is the cure.
 */
export function detectEngineCrash(engine: PGlite, onBroken: (why: unknown) => void) {
  const module = engine.Module as unknown as Loop;
  const once = module._PostgresMainLoopOnce;
  if (typeof once !== "function")
    throw new Error("PGlite has no _PostgresMainLoopOnce any more: see decision 0004.");
  module._PostgresMainLoopOnce = () => {
    try {
      once();
    } catch (error) {
      if (error instanceof Error && fatalNames.has(error.name)) onBroken(error);
      throw error;
    }
  };
}
