import { describe, expect, test } from "vitest";
import { parseFrame, queryFrame, readyFrame, startupFrame, syncFrame } from "./frames.ts";
import { isCompleteResponse, normalizeReadyFrames } from "./multiplexSession.ts";
import { refuseCopyIn, frameReader } from "./serveClient.ts";

describe("reading messages", () => {
  const stream = Buffer.concat([queryFrame("select 1"), syncFrame, queryFrame("x".repeat(3000))]);

  test.each([1, 2, 4, 5, 7, 64, 1000, 9999])("in pieces of %i bytes they come whole", (size) => {
    const reader = frameReader();
    const opening = [...reader.push(startupFrame("a", "b"))];
    reader.open();
    const frames = [];
    for (let at = 0; at < stream.length; at += size) {
      frames.push(...reader.push(stream.subarray(at, at + size)));
    }
    expect(opening.map(({ type }) => type)).toEqual([""]);
    expect(frames.map(({ type }) => type).join("")).toBe("QSQ");
    expect(Buffer.concat(frames.map(({ bytes }) => bytes))).toEqual(stream);
  });

  test.each([0, 3, -1, 2 ** 31 - 1])("a length of %i is refused", (length) => {
    const reader = frameReader();
    const bytes = Buffer.alloc(8);
    bytes.writeInt32BE(length);
    expect(() => [...reader.push(bytes)]).toThrow("unreadable message");
  });
});

describe("settling the engine's output", () => {
  const row = queryFrame("stands for a row");

  test("of several 'ready' the last is kept, at the end", () => {
    const chunks = [row, readyFrame("T"), row, readyFrame("E")];
    const { bytes, status } = normalizeReadyFrames(chunks, true);
    expect(status).toBe("E");
    expect(bytes).toEqual(Buffer.concat([row, row, readyFrame("E")]));
  });

  test("after a mere flush no one is told 'ready'", () => {
    expect(normalizeReadyFrames([row, readyFrame("I")], false).bytes).toEqual(row);
  });

  test("messages cut across chunks are put together first", () => {
    const whole = Buffer.concat([row, readyFrame("I")]);
    const cut = [
      whole.subarray(0, 3),
      whole.subarray(3, row.length + 2),
      whole.subarray(row.length + 2),
    ];
    expect(normalizeReadyFrames(cut, true).bytes).toEqual(whole);
  });
});

describe("copying in", () => {
  const isRefused = (sql: string) =>
    [queryFrame(sql), parseFrame("", sql)].map((bytes, i) =>
      refuseCopyIn({ type: i === 0 ? "Q" : "P", bytes })
        .toString()
        .includes("raise exception"),
    );

  test.each([
    "copy t from stdin",
    "COPY t (a, b)\n FROM STDIN (format csv)",
    "begin; copy t from stdin",
  ])("%s becomes an error", (sql) => expect(isRefused(sql)).toEqual([true, true]));

  test.each([
    "copy t to stdout",
    "insert into copy select 'from stdin'",
    "select 'copy from stdin'",
  ])("%s passes", (sql) => expect(isRefused(sql)).toEqual([false, false]));
});

describe("answers that were lost", () => {
  const parse = parseFrame("", "select 1");
  const execute = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0]);
  const said = (types: string) =>
    Buffer.from([...Buffer.from(types, "latin1")].flatMap((type) => [type, 0, 0, 0, 4]));

  test.each([
    { question: Buffer.concat([parse, execute, syncFrame]), answer: "12DCZ", whole: true },
    { question: Buffer.concat([parse, execute, syncFrame]), answer: "12Z", whole: false },
    { question: Buffer.concat([parse, execute, syncFrame]), answer: "1EZ", whole: true },
    { question: queryFrame("select 1"), answer: "TDCZ", whole: true },
    { question: queryFrame("select 1"), answer: "Z", whole: false },
    { question: syncFrame, answer: "Z", whole: true },
  ])("$answer is the end of its question: $whole", ({ question, answer, whole }) =>
    expect(isCompleteResponse(question, said(answer))).toBe(whole),
  );
});
