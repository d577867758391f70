import { availableParallelism } from "node:os";
import { nothing, type Outcome } from "./Outcome.ts";
import type { Step } from "./Step.ts";

export type Done = { step: Step; outcome: Outcome; seconds: number };

const LANES = Math.min(2, availableParallelism());

/** Runs all steps, a failing one too: what can be told is told in one go. */
export async function runSteps(steps: Step[], onDone: (done: Done) => void): Promise<Done[]> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const done: Done[] = [];
  const mayBegin = (step: Step): boolean => {
    const over = !step.after || done.some((each) => each.step.title === step.after);
    const room = step.alone ? running.size === 0 : running.size < LANES;
    return over && room && ![...running.keys()].some((other) => other.alone);
  };
  const take = async (step: Step): Promise<void> => {
    const result = await timed(step);
    done.push(result);
    running.delete(step);
    onDone(result);
  };
  while (waiting.length + running.size > 0) {
    const next = waiting.findIndex(mayBegin);
    if (next >= 0) {
      const [step] = waiting.splice(next, 1);
      running.set(step!, take(step!));
    } else {
      if (running.size === 0) throw new Error(`No step can begin: ${waiting[0]?.title}`);
      await Promise.race(running.values());
    }
  }
  return done;
}

async function timed(step: Step): Promise<Done> {
  const started = performance.now();
  const outcome = await step.run().catch((error: unknown) => ({
    ...nothing,
    failed: 1,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  return { step, outcome, seconds: (performance.now() - started) / 1000 };
}
