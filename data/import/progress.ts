/** How an import tells how far it is. */
export type Progress = {
  begin(title: string, expected: number | null, from?: number): void;
  at(count: number): void;
  say(line: string): void;
  end(): void;
};

export const silentProgress: Progress = { begin() {}, at() {}, say() {}, end() {} };

type Output = { isTTY?: boolean; columns?: number; write(text: string): unknown };

const barWidth = 24;

/** A bar that redraws itself on a terminal; elsewhere a line now and then, for logs. */
export function showProgress(output: Output = process.stderr): Progress {
  const everyMilliseconds = output.isTTY ? 100 : 10_000;
  let title = "";
  let expected: number | null = null;
  let last = 0;
  let startedAt = 0;
  let startedFrom = 0;
  let drawn = false;
  const line = (count: number) => {
    const seconds = Math.max(0.001, (performance.now() - startedAt) / 1000);
    const rate = Math.round((count - startedFrom) / seconds);
    const left = expected === null ? "" : timeLeft((expected - count) / rate);
    const figures = `${format(count)}${expected === null ? "" : ` of ${format(expected)}`} · ${format(rate)}/s${left}`;
    if (!output.isTTY) return `${title}: ${figures}`;
    const share = expected ? Math.min(1, count / expected) : 0;
    const full = Math.round(share * barWidth);
    const bar = expected
      ? `${"█".repeat(full)}${"░".repeat(barWidth - full)} ${Math.floor(share * 100)} % `
      : "";
    return `${bar}${figures} · ${title}`.slice(0, (output.columns ?? 100) - 1);
  };
  return {
    begin(newTitle, newExpected, from = 0) {
      title = newTitle;
      expected = newExpected;
      startedFrom = from;
      startedAt = last = performance.now();
      if (from > 0) this.say(`going on after ${format(from)}`);
    },
    at(count) {
      expected = stillExpected(expected, count);
      const now = performance.now();
      if (now - last < everyMilliseconds) return;
      last = now;
      drawn = true;
      output.write(output.isTTY ? `\r\x1b[2K${line(count)}` : `${line(count)}\n`);
    },
    say(text) {
      output.write(output.isTTY && drawn ? `\r\x1b[2K${text}\n` : `${text}\n`);
    },
    end() {
      if (output.isTTY && drawn) output.write("\r\x1b[2K");
      drawn = false;
    },
  };
}

/** Services that count no further than their cap announce less than they give. */
export function stillExpected(expected: number | null, count: number): number | null {
  return expected !== null && count > expected ? null : expected;
}

function timeLeft(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return "";
  if (seconds < 90) return ` · ${Math.ceil(seconds)} s left`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? ` · ${minutes} min left` : ` · ${Math.ceil(minutes / 60)} h left`;
}

function format(value: number): string {
  return value.toLocaleString("en-GB");
}
