import { expect, test } from "vitest";
import { fittedText } from "./fittedText.ts";

const room = { widthPx: 570, maxLines: 2, fontSizes: [50, 25] };

test.each([
  { text: "Viborg Kommune", lines: ["Viborg Kommune"], fontSize: 50 },
  {
    text: "Roskilde og Isefjord",
    lines: ["Roskilde og Isefjord"],
    fontSize: 50,
  },
  {
    text: "Ringkøbing Fjord og Stadil Fjord",
    lines: ["Ringkøbing Fjord og", "Stadil Fjord"],
    fontSize: 50,
  },
  {
    text: "Vådområde ved Nørreå mellem Vejrumbro og Øster Velling",
    lines: ["Vådområde ved Nørreå mellem Vejrumbro og", "Øster Velling"],
    fontSize: 25,
  },
  { text: "a\u0001b\nc", lines: ["a b c"], fontSize: 50 },
])("'$text' stands in $lines.length lines of $fontSize", ({ text, lines, fontSize }) => {
  expect(fittedText(text, room)).toEqual({ lines, fontSize });
});

test("what there is no room for is cut, and seen to be", () => {
  const { lines, fontSize } = fittedText("x".repeat(200), room);
  expect(fontSize).toBe(25);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toBe(`${"x".repeat(39)}…`);
});
