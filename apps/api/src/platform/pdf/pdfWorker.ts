/** Keeps one warm compiler: starting it takes a second, writing a document a tenth of one. */
import { readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import initCompiler, { TypstCompilerBuilder } from "@myriaddreamin/typst-ts-web-compiler";
import { fontFiles } from "./fontFiles.ts";
import { dataOf } from "./dataOf.ts";
import type { PdfDocument } from "./PdfDocument.ts";
import { warmUpDocument } from "./warmUpDocument.ts";
import { svgToPng } from "./svgToPng.ts";
import { withPdfUaMarks } from "./withPdfUaMarks.ts";
import { withRowHeaders } from "./withRowHeaders.ts";
import { lowerThreadPriority } from "../threads/lowerThreadPriority.ts";

lowerThreadPriority();

/** A document to be set, or a drawing to become a PNG. */
export type PdfTask = { task: number } & ({ data: string } | { svg: string });
export type PdfAnswer =
  | { isReady: true }
  | { task: number; bytes: Uint8Array; isFull: boolean }
  | { task: number; fault: string };

const PDF_FORMAT = 1;
const DIAGNOSTICS_AS_TEXT = 2;
/** The compiler keeps something of every document for good: beyond this it is replaced. */
const FULL_BYTES = 160_000_000;
const mainPath = "/document.typ";

const wasm = new URL(import.meta.resolve("@myriaddreamin/typst-ts-web-compiler/wasm"));
const { memory } = await initCompiler({ module_or_path: readFileSync(wasm) });
const builder = new TypstCompilerBuilder();
builder.set_dummy_access_model();
for (const file of fontFiles()) await builder.add_raw_font(new Uint8Array(readFileSync(file)));
const compiler = await builder.build();
compiler.add_source(mainPath, readFileSync(new URL("document.typ", import.meta.url), "utf8"));

// The first document costs ten times the second: let it be one that no one waits for.
written(0, JSON.stringify(dataOf(warmUpDocument)));

parentPort!.on("message", (asked: PdfTask) => {
  if ("svg" in asked) void painted(asked.task, asked.svg).then(answer);
  else answer(written(asked.task, asked.data));
});
parentPort!.postMessage({ isReady: true } satisfies PdfAnswer);

function answer(made: PdfAnswer): void {
  parentPort!.postMessage(made);
}

function isFull(): boolean {
  return memory.buffer.byteLength > FULL_BYTES;
}

async function painted(task: number, svg: string): Promise<PdfAnswer> {
  try {
    return { task, bytes: await svgToPng(svg), isFull: isFull() };
  } catch (error) {
    return { task, fault: String(error) };
  }
}

function written(task: number, data: string): PdfAnswer {
  try {
    compiler.map_shadow("/data.json", new TextEncoder().encode(data));
    const world = compiler.snapshot("/", mainPath, undefined);
    const made = world.get_artifact(PDF_FORMAT, DIAGNOSTICS_AS_TEXT) as {
      result?: Uint8Array;
      diagnostics?: unknown;
    };
    world.free();
    if (made.result) {
      const { blocks } = JSON.parse(data) as Pick<PdfDocument, "blocks">;
      const bytes = withPdfUaMarks(withRowHeaders(made.result, blocks));
      return { task, bytes, isFull: isFull() };
    }
    return { task, fault: JSON.stringify(made.diagnostics) };
  } catch (error) {
    return { task, fault: String(error) };
  }
}
