import { expect, test } from "vitest";
import { TileAnswer } from "../tileRoutes.ts";

test.each([
  { accepted: "gzip, deflate, br", sent: "gzip" },
  { accepted: "*", sent: "gzip" },
  { accepted: "br", sent: "the long way" },
  { accepted: undefined, sent: "the long way" },
])("[S6] a kept tile goes to a caller that takes $accepted: $sent", ({ accepted, sent }) => {
  const answer = new TileAnswer('"1/0/0/0"', () => Buffer.from("packed"));
  expect(answer.bodyFor(accepted)?.encoding ?? "the long way").toBe(sent);
});

test("[S6] a tile that is no longer kept goes the long way", () => {
  expect(new TileAnswer('"1/0/0/0"', () => undefined).bodyFor("gzip")).toBeUndefined();
});
