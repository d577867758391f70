import { expect, test } from "vitest";
import { svgToPng } from "./svgToPng.ts";

const drawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="63" font-family="IBM Plex Sans">${inner}</svg>`;

test("a drawing becomes a PNG of its own size, and its words are painted", async () => {
  const empty = Buffer.from(await svgToPng(drawing("")));
  const written = Buffer.from(await svgToPng(drawing('<text x="5" y="40">Ærø</text>')));
  expect([written.readUInt32BE(16), written.readUInt32BE(20)]).toEqual([120, 63]);
  expect(written.length).toBeGreaterThan(empty.length * 2);
});

test("what is no drawing is refused, and the next one is painted", async () => {
  await expect(svgToPng("<svg")).rejects.toBeDefined();
  expect((await svgToPng(drawing(""))).length).toBeGreaterThan(0);
});
