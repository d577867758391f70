import type { Outcome } from "./Outcome.ts";

export type Step = {
  title: string;
  run: () => Promise<Outcome>;
  /** Browser journeys measure time; nothing else may run beside them. */
  alone?: boolean;
  /** Title of a step that has to be over, well or not, before this one begins. */
  after?: string;
};
