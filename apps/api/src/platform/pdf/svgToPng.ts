import { readFileSync } from "node:fs";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { fontFiles } from "./fontFiles.ts";

type Painter = { fontBuffers: Uint8Array[] };

let painter: Promise<Painter> | null = null;

/** A drawing as PNG, a pixel for each of its units. */
export async function svgToPng(svg: string): Promise<Uint8Array> {
  const { fontBuffers } = await (painter ??= start());
  const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: "IBM Plex Sans" } });
  const picture = drawing.render();
  const png = picture.asPng();
  // Both lie in the memory of the WebAssembly module, which no garbage collector looks at.
  picture.free();
  drawing.free();
  return png;
}

async function start(): Promise<Painter> {
  const wasm = new URL(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"));
  await initWasm(readFileSync(wasm));
  return { fontBuffers: fontFiles().map((file) => new Uint8Array(readFileSync(file))) };
}
