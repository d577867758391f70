import { expect, test } from "vitest";
import { AsciiText, compareAscii } from "./AsciiText.ts";

const decoded = (text: AsciiText) => new TextDecoder().decode(text.bytes());

test("whole numbers are written as the language writes them", () => {
  const values = [
    0, -0, 7, -7, 10, 99, 100, 99_999, 100_000, 100_001, 6_500_000_000, -6_050_000_123,
  ];
  for (let power = 1; power < 1e21; power *= 10) values.push(power - 1, power, power + 1, -power);
  for (const value of [...values, 1e21, Infinity, Number.NaN]) {
    const text = new AsciiText();
    text.writePairs(Float64Array.of(value));
    expect(decoded(text)).toBe(String(value));
  }
});

test("text grows beyond its first room", () => {
  const text = new AsciiText();
  for (let i = 0; i < 5_000; i++) text.writePairs(Float64Array.of(i, -i));
  expect(decoded(text)).toBe(Array.from({ length: 5_000 }, (_, i) => `${i} ${-i}`).join(""));
});

test("bytes sort as their strings do", () => {
  const words = ["(1 2)", "(1 20)", "(1 2,3 4)", "(-1 2)", "(1 2", ""];
  const bytes = words.map((word) => new AsciiText().write(word).bytes());
  expect(bytes.toSorted(compareAscii).map((one) => new TextDecoder().decode(one))).toEqual(
    words.toSorted(),
  );
});
