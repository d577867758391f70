import type { ScreeningNeighbours } from "@mars/contracts/screening/screeningVerdict";
import { areaText } from "@mars/wording/format/areaText";
import { formats } from "@mars/wording/format/formats";
import { type Language, locales } from "@mars/wording/language/languages";
import type { PdfBlock } from "../../../../platform/pdf/PdfDocument.ts";
import type { ScreeningPdfText } from "./pdfText.ts";

/**
 * Others in or near the area, with the counts and the joined overlap of the page. A sketch is a
 * municipality's idea, no existing project: each kind has its own table.
 */
export function neighbourBlocks(
  neighbours: ScreeningNeighbours,
  text: ScreeningPdfText,
  language: Language,
): PdfBlock[] {
  const f = formats(locales[language]);
  const figuresOf = (code: string) =>
    neighbours.warnings.find((warning) => warning.code === code)?.figures;
  const near = figuresOf("overlap.buffer");
  const beyond = neighbours.count - neighbours.items.length;
  const notes = [
    ...(near ? [text.near(Number(near["count"]), f.integer(Number(near["bufferM"])))] : []),
    ...(beyond > 0 ? [text.notShown(beyond)] : []),
  ];

  function blocksOf(kind: "project" | "sketch_project"): PdfBlock[] {
    const items = neighbours.items.filter((item) => item.kind === kind);
    if (items.length === 0) return [];
    const isProject = kind === "project";
    const over = figuresOf(isProject ? "overlap.demarcation" : "overlap.sketches");
    const told = isProject ? text.neighboursText : text.sketchesText;
    return [
      { kind: "heading", level: 2, text: isProject ? text.neighbours : text.sketches },
      ...(over
        ? [
            {
              kind: "note" as const,
              tone: isProject ? ("warning" as const) : ("info" as const),
              text: told(Number(over["count"]), areaText(f, Number(over["overlapHa"]))),
            },
          ]
        : []),
      {
        kind: "table",
        columns: [
          { title: text.project, width: 3 },
          { title: text.overlap, align: "right" },
        ],
        rows: items.map(({ name, overlapHa, distanceM }) => [
          name,
          overlapHa > 0 ? areaText(f, overlapHa) : text.away(f.integer(distanceM)),
        ]),
      },
    ];
  }

  return [
    ...blocksOf("project"),
    ...blocksOf("sketch_project"),
    ...notes.map((note): PdfBlock => ({ kind: "paragraph", text: note })),
  ];
}
