import { expect, test } from "vitest";
import { formats } from "./formats.ts";
import { areaText, partText } from "./areaText.ts";

const f = formats("da-DK");
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each([
  [0, "0,0 ha"],
  [0.00001, "1 m²"],
  [0.001, "10 m²"],
  [0.0999, "999 m²"],
  [0.1, "0,1 ha"],
  [1234.56, "1.234,6 ha"],
])("[S2] %d ha is told as %s", (areaHa, text) => {
  expect(plain(areaText(f, areaHa))).toBe(text);
});

test("[S2] a part is told with its unit where the whole has another", () => {
  const said = ({ part, whole }: { part: string; whole: string }) => plain(`${part} af ${whole}`);
  expect(said(partText(f, { partHa: 10.8, wholeHa: 14.3 }))).toBe("10,8 af 14,3 ha");
  expect(said(partText(f, { partHa: 0.02, wholeHa: 14.3 }))).toBe("200 m² af 14,3 ha");
});
