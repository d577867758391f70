import type { SheetTable, StatusSheet } from "@mars/contracts/status/statusSheet";
import { trendPath } from "@mars/domain/status/trendPath";
import { formatDate } from "@mars/wording/format/dates";
import { translator } from "@mars/wording/language/text";
import { sheetText } from "@mars/wording/status/sheetText";
import type { PdfBlock, PdfColumn, PdfDocument } from "../../../platform/pdf/PdfDocument.ts";

const t = translator(sheetText, "da-DK");

/** The sheet as a PDF of one page: the words are those of the page, the look is the template's. */
export function sheetDocument(
  sheet: StatusSheet,
  { mapSvg, at }: { mapSvg: string; at: Date },
): PdfDocument {
  return {
    language: "da",
    title: sheet.title,
    kicker: t("day", { date: formatDate(sheet.day) }),
    description: `${sheet.title}: ${sheet.lead.join(" ")}`,
    sheet: { subtitle: t("subtitle"), mark: sheet.demonstration },
    author: "MARS",
    footer: sheet.source,
    at,
    blocks: [
      { kind: "paragraph", strong: sheet.lead[0] ?? "", text: sheet.lead.slice(1).join(" ") },
      { kind: "rule" },
      { kind: "columns", columns: sheet.goals.map((goal) => goalBlocks(goal)) },
      { kind: "rule" },
      {
        kind: "columns",
        columns: [
          [
            {
              kind: "image",
              svg: mapSvg,
              alt: t("map.alt", { place: sheet.title }),
              caption: sheet.mapCaption,
            },
          ],
          tableBlocks(sheet.missing),
        ],
      },
      { kind: "rule" },
      {
        kind: "columns",
        columns: [
          tableBlocks(sheet.changes),
          [
            { kind: "heading", level: 2, text: t("steps.title") },
            { kind: "list", items: sheet.steps, isNumbered: true },
          ],
        ],
      },
    ],
  };
}

function goalBlocks(goal: StatusSheet["goals"][number]): PdfBlock[] {
  return [
    { kind: "heading", level: 2, text: goal.name },
    { kind: "paragraph", text: goal.aim },
    {
      kind: "figures",
      isStacked: true,
      items: [
        {
          label: t("goal.established"),
          value: goal.established.share,
          unit: goal.established.amount,
        },
        { label: t("goal.committed"), value: goal.committed.share, unit: goal.committed.amount },
      ],
    },
    {
      kind: "image",
      svg: barSvg(goal.shares),
      alt: t("goal.bar", {
        name: goal.name,
        established: goal.established.share,
        committed: goal.committed.share,
      }),
      caption: "",
    },
    ...trendBlocks(goal),
    ...(goal.forecast ? [{ kind: "paragraph", text: goal.forecast } as const] : []),
  ];
}

const trendSize = { width: 300, height: 36 };

function trendBlocks({ name, trend }: StatusSheet["goals"][number]): PdfBlock[] {
  const path = trendPath(trend.values, trendSize);
  if (path === "") return [];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 306 42"><path d="${path}" fill="none" stroke="#0e4743" stroke-width="2.5"/></svg>`;
  return [{ kind: "image", svg, alt: `${name}: ${trend.since}`, caption: trend.since }];
}

function tableBlocks({ title, columns, rows, note }: SheetTable): PdfBlock[] {
  const blocks: PdfBlock[] = [{ kind: "heading", level: 2, text: title }];
  if (rows.length > 0) blocks.push({ kind: "table", columns: columns.map(columnOf), rows });
  if (note) blocks.push({ kind: "paragraph", text: note });
  return blocks;
}

const columnOf = (title: string, index: number): PdfColumn =>
  index === 0 ? { title, width: 1.6 } : { title, align: "right" };

const barParts = [
  ["established", "#0e4743"],
  ["establishment_approval", "#5a9b74"],
  ["preliminary_examination_approval", "#e2b13c"],
] as const;

/** Full width is the goal; most certain first. */
function barSvg(shares: StatusSheet["goals"][number]["shares"]): string {
  let x = 0;
  const parts = barParts.map(([stage, fill]) => {
    const width = Math.min(shares[stage], 1 - x) * 300;
    const part = `<rect x="${(x * 300).toFixed(1)}" width="${Math.max(0, width).toFixed(1)}" height="16" fill="${fill}"/>`;
    x += Math.min(shares[stage], 1 - x);
    return part;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 16"><rect width="300" height="16" fill="#e6e9e5"/>${parts.join("")}<rect x="298" width="2" height="16" fill="#1a1a1a"/></svg>`;
}
