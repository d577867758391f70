import { describe, expect, test } from "vitest";
import { checkAttachment, checkContents } from "./attachmentKind.ts";

const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === "number" ? [part] : Array.from(part, (letter) => letter.codePointAt(0)!),
    ),
  );

describe("what can be told of a file before it is sent", () => {
  test.each([
    ["Kort.PDF", "pdf"],
    ["foto.jpeg", "image"],
    ["budget.xlsx", "document"],
    ["mark.gpkg", "map"],
    ["shape.zip", "archive"],
  ])("%s is a %s", (name, kind) => {
    expect(checkAttachment({ name, bytes: 1 })).toEqual({ ok: true, value: kind });
  });

  test.each([
    ["side.html", 1, "attachment.wrong-kind"],
    ["tegning.svg", 1, "attachment.wrong-kind"],
    ["makro.docm", 1, "attachment.wrong-kind"],
    ["uden", 1, "attachment.wrong-kind"],
    ["x.constructor", 1, "attachment.wrong-kind"],
    ["tom.pdf", 0, "attachment.empty"],
    ["stor.pdf", 25_000_001, "attachment.too-large"],
  ])("%s of %i bytes is refused: %s", (name, size, code) => {
    expect(checkAttachment({ name, bytes: size })).toMatchObject({ refusal: { code } });
  });

  test("25 MB is allowed", () => {
    expect(checkAttachment({ name: "stor.pdf", bytes: 25_000_000 }).ok).toBe(true);
  });
});

describe("contents are held to the name", () => {
  test.each([
    ["a.pdf", bytes("%PDF-1.7")],
    ["a.png", bytes(0x89, "PNG")],
    ["a.jpg", bytes(0xff, 0xd8, 0xff, 0xe0)],
    ["a.webp", bytes("RIFF1234WEBP")],
    ["a.heic", bytes(0, 0, 0, 24, "ftypheic")],
    ["a.tif", bytes("II", 42, 0)],
    ["a.docx", bytes("PK", 3, 4)],
    ["a.doc", bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
    ["a.gpkg", bytes("SQLite format 3", 0)],
    ["a.geojson", bytes(0xef, 0xbb, 0xbf, ' {"type":')],
    ["a.kml", bytes('<?xml version="1.0"?><kml>')],
    ["a.fgb", bytes("fgb", 3)],
    ["a.txt", bytes("Hej")],
  ])("%s", (name, head) => {
    expect(checkContents(name, head).ok).toBe(true);
  });

  test.each([
    ["a.pdf", bytes("<html>")],
    ["a.png", bytes("%PDF-1.7")],
    ["a.kml", bytes("<!DOCTYPE html><script>")],
    ["a.gml", bytes("<?xml?><html>")],
    ["a.txt", bytes("MZ", 0x90, 0)],
    ["a.json", bytes("alert(1)")],
    ["a.docx", bytes("MZ")],
    ["a.exe", bytes("MZ")],
  ])("%s with other contents is refused", (name, head) => {
    expect(checkContents(name, head)).toMatchObject({
      refusal: { code: "attachment.other-contents", figures: { name } },
    });
  });
});
