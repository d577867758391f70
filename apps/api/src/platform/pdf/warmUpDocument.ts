import { mapBox, mapSvg } from "./mapSvg.ts";
import type { PdfDocument } from "./PdfDocument.ts";

const shape = {
  type: "Polygon" as const,
  coordinates: [
    [
      [500_000, 6_200_000],
      [501_000, 6_200_000],
      [500_500, 6_201_000],
      [500_000, 6_200_000],
    ],
  ],
};
const map = mapSvg({
  box: mapBox([shape]),
  north: "N",
  layers: [{ shapes: [shape], fill: "#e3d3b8", stroke: "#0e4743", hatch: "#0e4743", dashed: true }],
  legend: [{ label: "MARS", hatch: "#0e4743" }],
});
const sentence = "Kvælstofreduktion i et vådområde, der dækker flere kommuner. ";

/** One of everything a document may hold: what no one has written yet is slow the first time. */
export const warmUpDocument: PdfDocument = {
  language: "da",
  title: "MARS",
  kicker: "MARS",
  description: "MARS",
  author: "MARS",
  footer: "MARS",
  at: new Date("2026-01-01T00:00:00Z"),
  blocks: [
    { kind: "figures", items: [{ label: "Areal", value: "1,5", unit: "ha" }] },
    { kind: "heading", level: 2, text: "MARS" },
    { kind: "image", svg: map, alt: "MARS", caption: "MARS" },
    { kind: "paragraph", text: sentence.repeat(10) },
    { kind: "note", tone: "info", text: sentence },
    { kind: "note", tone: "warning", text: sentence },
    { kind: "facts", header: ["Oplysning", "Indhold"], rows: [["Status", "Kladde"]] },
    { kind: "heading", level: 3, text: "MARS" },
    { kind: "list", items: [sentence, sentence] },
    {
      kind: "table",
      columns: [
        { title: "Felt", width: 2 },
        { title: "Tal", align: "right" },
      ],
      // Long enough to go over a page.
      rows: Array.from({ length: 60 }, () => [sentence, "1"]),
    },
  ],
};
