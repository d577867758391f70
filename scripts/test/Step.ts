import type { Outcome } from "./Outcome.ts";

export type Step = {
  title: string;
  run: () => Promise<Outcome>;
  /** It keeps every core busy by itself; nothing else may run next to it. */
  alone?: boolean;
  /** Title of a step that has to be over, well or not, before this one begins. */
  after?: string;
};
