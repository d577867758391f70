const MARK = /^\s*(?:\d{1,2}[.)]|[-–•*])\s+/;

/** What is asked in several lines is asked in as many points; numbers and dashes before them are left out. */
export function pointsOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.replace(MARK, "").trim())
    .filter((line) => line !== "");
}

/** One text of the answers to points, each after the number of its point. */
export function joinAnswers(answers: readonly string[]): string {
  return answers.flatMap((one, at) => (one === "" ? [] : [`${at + 1}. ${one}`])).join("\n");
}

/** The answers in a text, point by point. What stands before the first number belongs to the first. */
export function splitAnswers(text: string, count: number): string[] {
  const answers: (string | null)[] = Array.from({ length: count }, () => null);
  let at = 0;
  for (const line of text.split("\n")) {
    const number = Number(/^(\d{1,2})\. /.exec(line)?.[1] ?? 0);
    const isNext =
      number > 0 && number <= count && answers.slice(number - 1).every((a) => a === null);
    if (isNext) at = number - 1;
    const words = isNext ? line.slice(`${number}. `.length) : line;
    answers[at] = answers[at] === null ? words : `${answers[at]}\n${words}`;
  }
  return answers.map((one) => one ?? "");
}
