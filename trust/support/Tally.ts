import { type Answer, type Call, callApi } from "./callApi.ts";

/** Counts what came of many calls. */
export class Tally {
  readonly byStatus = new Map<number, number>();
  unanswered = 0;
  #milliseconds: number[] = [];
  readonly #samples: string[] = [];

  /** Calls and counts; undefined where no answer came. */
  async call(origin: string, call: Call): Promise<Answer | undefined> {
    try {
      const answer = await callApi(origin, call);
      this.byStatus.set(answer.status, (this.byStatus.get(answer.status) ?? 0) + 1);
      this.#milliseconds.push(answer.milliseconds);
      if (answer.status >= 500) this.#note(`${answer.status} ${call.method ?? ""} ${call.path}`);
      return answer;
    } catch (error) {
      this.unanswered += 1;
      this.#note(`${String(error)} ${call.method ?? ""} ${call.path}`);
      return undefined;
    }
  }

  get answered(): number {
    return this.#milliseconds.length;
  }

  get serverErrors(): number {
    return this.count((status) => status >= 500);
  }

  /** The first few calls that went wrong, for whoever looks into it. */
  get faults(): readonly string[] {
    return this.#samples;
  }

  count(matches: (status: number) => boolean): number {
    return [...this.byStatus].reduce((sum, [status, n]) => sum + (matches(status) ? n : 0), 0);
  }

  percentileMs(share: number): number {
    const sorted = this.#milliseconds.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  }

  #note(sentence: string): void {
    if (this.#samples.length < 5) this.#samples.push(sentence.slice(0, 200));
  }
}
