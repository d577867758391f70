const trailer = /trailer\n<<\n([^]*?\/Root (\d+) 0 R[^]*?)>>\nstartxref\n(\d+)\n%%EOF\s*$/;
const metadata = /\/Metadata (\d+) 0 R/;

/**
 * Says in the file that it is PDF/UA-1, and that viewers show its title, not its name. The
 * compiler writes the tags that the standard asks for, but its WebAssembly build has no switch for
 * the standard. Catalogue and metadata are therefore written again behind the file, as the
 * format allows (an incremental update): nothing before them moves.
 */
export function withPdfUaMarks(pdf: Buffer): Buffer {
  const text = pdf.toString("latin1");
  const end = trailer.exec(text);
  if (end === null) throw new Error("The document ends unlike the compiler's documents.");
  const [, entries, root, previous] = end;
  const catalogue = objectText(text, Number(root));
  const metadataNumber = Number(metadata.exec(catalogue)?.[1]);
  const described = objectText(text, metadataNumber)
    .replace('rdf:about="" ', 'rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" ')
    .replace("</rdf:Description>", "<pdfuaid:part>1</pdfuaid:part></rdf:Description>");
  const objects = [
    [metadataNumber, withLength(described)],
    [
      Number(root),
      catalogue.replace(
        "/ViewerPreferences <<",
        "/ViewerPreferences <<\n    /DisplayDocTitle true",
      ),
    ],
  ] as const;
  let tail = "\n";
  let places = "xref\n0 1\n0000000000 65535 f \n";
  for (const [number, written] of objects) {
    places += `${number} 1\n${String(pdf.length + tail.length).padStart(10, "0")} 00000 n \n`;
    tail += `${written}\n\n`;
  }
  const start = pdf.length + tail.length;
  tail += `${places}trailer\n<<\n${entries}  /Prev ${previous}\n>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(tail, "latin1")]);
}

function objectText(text: string, number: number): string {
  const from = text.lastIndexOf(`\n${number} 0 obj\n`) + 1;
  const to = text.indexOf("\nendobj", from);
  if (from === 0 || to === -1) throw new Error(`The document has no object ${number}.`);
  return text.slice(from, to + "\nendobj".length);
}

function withLength(stream: string): string {
  const begin = "stream\n";
  const from = stream.indexOf(begin) + begin.length;
  const length = stream.lastIndexOf("\nendstream") - from;
  return stream.replace(/\/Length \d+/, `/Length ${length}`);
}
