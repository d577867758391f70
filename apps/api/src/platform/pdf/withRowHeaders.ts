import type { PdfBlock } from "./PdfDocument.ts";

/** What matters of a block. */
type Kind = Pick<PdfBlock, "kind"> & { columns?: unknown };

const cell = /\/Type \/StructElem\n {2}\/S \/TD\n[^]*?\nendobj/g;
const headers = /\/Headers \[\(U(\d+)x(\d+)y0\)\]/;

/**
 * Marks the first cell of each row as the row's header. The compiler can only mark headers of
 * columns (`pdf.header-cell` is behind a switch that its WebAssembly build does not have), so the
 * tags are changed in the file: in the same number of bytes, because the file lists where each
 * object begins.
 *
 * A cell that names its headers is read with those alone. The name is therefore taken out: scopes
 * then give every cell both its column and its row.
 */
export function withRowHeaders(pdf: Uint8Array, blocks: readonly Kind[]): Buffer {
  const hasRowNames = inOrder(blocks)
    .filter(({ kind }) => kind === "figures" || kind === "facts" || kind === "table")
    .map(({ kind }) => kind !== "figures");
  const text = Buffer.from(pdf).toString("latin1");
  const marked = text.replaceAll(cell, (element) => {
    const [named, table, column] = headers.exec(element) ?? [];
    if (named === undefined || !hasRowNames[Number(table) - 1]) return element;
    if (column !== "0") return element.replace(named, " ".repeat(named.length));
    return element
      .replace("/S /TD", "/S /TH")
      .replace(named, "/Scope /Row".padEnd(named.length, " "));
  });
  return Buffer.from(marked, "latin1");
}

/** Blocks that stand side by side are numbered one column after the other. */
function inOrder(blocks: readonly Kind[]): Kind[] {
  return blocks.flatMap((block) =>
    block.kind === "columns"
      ? inOrder((block.columns as readonly (readonly Kind[])[]).flat())
      : block,
  );
}
