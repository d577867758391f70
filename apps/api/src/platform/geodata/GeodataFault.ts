import type { Refusal } from "@mars/domain/result";

/**
 * What is wrong with a file or a service, for the person who handed it in. Thrown, because it
 * surfaces in the middle of a stream; whoever drives the stream turns it into a refusal.
 */
export class GeodataFault extends Error {
  readonly code: string;
  readonly figures: Readonly<Record<string, unknown>>;

  constructor(code: string, sentence: string, figures: Record<string, unknown> = {}) {
    super(sentence);
    this.name = "GeodataFault";
    this.code = code;
    this.figures = figures;
  }

  get refusal(): Refusal {
    return { code: this.code, figures: { ...this.figures, sentence: this.message } };
  }
}
