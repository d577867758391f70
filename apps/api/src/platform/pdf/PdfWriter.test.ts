import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mapBox, mapSvg } from "./mapSvg.ts";
import { withRowHeaders } from "./withRowHeaders.ts";
import { PdfWriter } from "./PdfWriter.ts";
import type { PdfDocument } from "./PdfDocument.ts";

const writer = new PdfWriter();
const folder = mkdtempSync(join(tmpdir(), "mars-pdf-"));
afterAll(async () => {
  await writer.close();
  rmSync(folder, { recursive: true, force: true });
});

const area = {
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

const document: PdfDocument = {
  language: "da",
  kicker: "Projekt",
  title: 'Engen ved åen #"$<x>*_`',
  description: "Alt om et projekt",
  author: "MARS",
  footer: "Udskrevet 05.03.2026 - 14:07",
  at: new Date("2026-03-05T13:07:00Z"),
  blocks: [
    { kind: "heading", level: 2, text: "Overblik" },
    { kind: "paragraph", text: "Æblet er #set rødt, 50 % $x$ og _skævt_." },
    { kind: "figures", items: [{ label: "Areal", value: "1.234,5", unit: "ha" }] },
    { kind: "facts", header: ["Oplysning", "Indhold"], rows: [["Status", "Kladde"]] },
    { kind: "heading", level: 3, text: "Regler" },
    {
      kind: "table",
      columns: [{ title: "Regel" }, { title: "Tal", align: "right" }],
      rows: [["Kulstof", "72,0 %"]],
    },
    { kind: "list", items: ["Første punkt", "Andet punkt"] },
    { kind: "note", tone: "warning", text: "Pas på" },
    {
      kind: "image",
      svg: mapSvg({
        box: mapBox([area]),
        layers: [{ shapes: [area], fill: "#0e474355", stroke: "#0e4743", hatch: "#0e4743" }],
        legend: [{ label: "Projektareal", hatch: "#0e4743" }],
        north: "N",
      }),
      alt: "Kort over engen: 50 ha ved Viborg",
      caption: "Projektets areal",
    },
  ],
};

let path = "";
beforeAll(async () => {
  path = join(folder, "document.pdf");
  writeFileSync(path, await writer.write(document));
}, 120_000);

/** Poppler is the independent reader; without it the tag tree cannot be told. */
const poppler = (() => {
  try {
    execFileSync("pdfinfo", ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();
const read = (command: string, ...options: string[]) =>
  execFileSync(command, [...options, path], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });

test.runIf(poppler)("[P7] an independent reader finds title, tags and language", () => {
  const info = read("pdfinfo");
  expect(info).toMatch(/Title:\s+Engen ved åen #"\$<x>\*_`/);
  expect(info).toMatch(/Tagged:\s+yes/);
  expect(info).toMatch(/CreationDate:\s+Thu Mar {2}5 13:07:00 2026/);
});

test.runIf(poppler)(
  "[P7] headings come in order, tables have headers, the map tells itself",
  () => {
    const tree = read("pdfinfo", "-struct-text");
    const headings = [...tree.matchAll(/^\s*(H\d)/gm)].map(([, level]) => level);
    expect(headings).toEqual(["H1", "H2", "H3"]);
    expect([...tree.matchAll(/^\s*THead/gm)]).toHaveLength(3);
    expect([...tree.matchAll(/^\s*TH /gm)].length).toBeGreaterThanOrEqual(5);
    expect(tree).toMatch(/^\s*Figure/m);
    expect(tree).toMatch(/^\s*LI/m);
    expect(tree).toContain("Æblet er #set rødt, 50 % $x$ og _skævt_.");
  },
);

test.runIf(poppler)(
  "[P7] the first cell of a row heads it, the others have no headers of their own",
  () => {
    const tree = read("pdfinfo", "-struct-text");
    const rowHeaders = [...tree.matchAll(/TH:\n\s*\/Scope \/Row\n(?:\s*\/.*\n)*\s*"(.*)"/g)];
    expect(rowHeaders.map(([, text]) => text)).toEqual(["Status", "Kulstof"]);
    // Figures are under their words, in one row without a name.
    const named = [...tree.matchAll(/TD:\n\s*\/Headers .*\n(?:\s*\/.*\n)*\s*"(.*)"/g)];
    expect(named.map(([, text]) => text?.trim())).toEqual(["1.234,5"]);
  },
);

test("[P7] the file says that it is PDF/UA and that its title is shown", async () => {
  const bytes = (await writer.write(document)).toString("latin1");
  const [last] = bytes.split("startxref\n").slice(-1);
  const start = Number.parseInt(last!, 10);
  // What a reader takes is what the last table points at, byte for byte.
  const table = bytes.slice(start);
  expect(table).toMatch(/^xref\n0 1\n0000000000 65535 f \n/);
  const renewed = [...table.matchAll(/^(\d+) 1\n(\d{10}) 00000 n $/gm)].map(([, number, place]) => {
    const object = bytes.slice(Number(place), bytes.indexOf("\nendobj", Number(place)));
    expect(object.startsWith(`${number} 0 obj\n`)).toBe(true);
    return object;
  });
  expect(renewed).toHaveLength(2);
  const [metadata, catalogue] = renewed;
  expect(metadata).toContain("<pdfuaid:part>1</pdfuaid:part>");
  expect(metadata).toContain('xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"');
  const length = Number(/\/Length (\d+)/.exec(metadata!)?.[1]);
  const stream = metadata!.slice(metadata!.indexOf("stream\n") + "stream\n".length);
  expect(stream.slice(length)).toBe("\nendstream");
  expect(catalogue).toMatch(/\/ViewerPreferences <<\s+\/DisplayDocTitle true/);
  expect(catalogue).toMatch(/\/MarkInfo <<\s+\/Marked true/);
});

test("[P7] marking rows moves nothing in the file", () => {
  const file = (headers: string) =>
    Buffer.from(
      `%PDF-1.7 \x80æ\n5 0 obj\n<<\n  /Type /StructElem\n  /S /TD\n  /P 4 0 R\n  /A [<<\n    /O /Table\n    /Headers [(${headers})]\n  >>]\n>>\nendobj\n`,
      "latin1",
    );
  const tables = [{ kind: "heading" }, { kind: "figures" }, { kind: "facts" }] as const;
  for (const headers of ["U1x0y0", "U2x0y0", "U2x1y0", "U20x0y0"]) {
    const before = file(headers);
    const after = withRowHeaders(before, tables);
    expect(after.length).toBe(before.length);
    expect(after.indexOf("endobj")).toBe(before.indexOf("endobj"));
    expect(after.includes("/S /TH")).toBe(headers === "U2x0y0");
    expect(after.includes("/Headers")).toBe(!headers.startsWith("U2x"));
  }
  // The same tables side by side are counted alike.
  const aside = [{ kind: "columns", columns: [[tables[1]], [tables[0], tables[2]]] }] as const;
  expect(withRowHeaders(file("U2x0y0"), aside).includes("/S /TH")).toBe(true);
});

test.runIf(poppler)("[P7] every font is embedded", () => {
  const fonts = read("pdffonts").trim().split("\n").slice(2);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/IBMPlexSans.*\byes yes yes\b/);
});

test("[P7] the file names its language and the picture's alternative text", async () => {
  const bytes = (await writer.write(document)).toString("latin1");
  expect(bytes).toMatch(/\/Lang \(da-DK\)/);
  expect(bytes).toMatch(/\/Alt \(Kort over engen: 50 ha ved Viborg\)/);
});

test("[P7] duplicates asked for at once come out alike", async () => {
  const [one, two] = await Promise.all([writer.write(document), writer.write(document)]);
  expect(one.length).toBe(two.length);
});

test("a broken picture fails in words and leaves the writer working", async () => {
  const broken = { kind: "image" as const, svg: "<svg", alt: "x", caption: "x" };
  await expect(writer.write({ ...document, blocks: [broken] })).rejects.toThrow(
    /could not be written/,
  );
  expect((await writer.write({ ...document, blocks: [] })).length).toBeGreaterThan(1000);
});
