/**
 * One request in flight: while an answer is on its way newer questions wait, and only the last of
 * them is asked, so a moving corner never builds up a queue.
 */
export class LatestOnly<Question, Answer> {
  readonly #ask: (question: Question, signal: AbortSignal) => Promise<Answer>;
  readonly #onAnswer: (answer: Answer | Error) => void;
  #newest: Question | null = null;
  #running: AbortController | null = null;

  constructor(
    ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
    onAnswer: (answer: Answer | Error) => void,
  ) {
    this.#ask = ask;
    this.#onAnswer = onAnswer;
  }

  /** Null: nothing is asked any more, and an answer that is on its way is not told. */
  wants(question: Question | null): void {
    if (question === this.#newest) return;
    this.#newest = question;
    if (question === null) this.stop();
    else if (!this.#running) void this.#work();
  }

  /** The same question once more, after it failed. */
  again(): void {
    if (this.#newest !== null && !this.#running) void this.#work();
  }

  stop(): void {
    this.#running?.abort();
    this.#running = null;
    this.#newest = null;
  }

  async #work(): Promise<void> {
    const running = new AbortController();
    this.#running = running;
    let asked: Question | null = null;
    while (this.#newest !== null && this.#newest !== asked && !running.signal.aborted) {
      asked = this.#newest;
      // Each waits for the one before: that is the point.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await this.#ask(asked, running.signal).catch((error: unknown) =>
        error instanceof Error ? error : new Error(String(error)),
      );
      if (!running.signal.aborted) this.#onAnswer(answer);
    }
    if (this.#running === running) this.#running = null;
  }
}
