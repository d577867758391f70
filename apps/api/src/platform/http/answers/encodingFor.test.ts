import { expect, test } from "vitest";
import { encodingFor, takesGzip } from "./encodingFor.ts";

test.each([
  { accepted: undefined, best: null, gzip: false },
  { accepted: "", best: null, gzip: false },
  { accepted: "identity", best: null, gzip: false },
  { accepted: "gzip, deflate, br, zstd", best: "br", gzip: true },
  { accepted: "GZIP", best: "gzip", gzip: true },
  { accepted: "br;q=0.5, gzip;q=0.4", best: "br", gzip: true },
  { accepted: "br;q=0, gzip", best: "gzip", gzip: true },
  { accepted: "br; q=0.000 , gzip ; q=0", best: null, gzip: false },
  { accepted: "gzip;q=0, *", best: null, gzip: false },
  { accepted: "*", best: "gzip", gzip: true },
  { accepted: "*;q=0", best: null, gzip: false },
  { accepted: "x-br, gzipped", best: null, gzip: false },
])("'$accepted' takes $best", ({ accepted, best, gzip }) => {
  expect(encodingFor(accepted)).toBe(best);
  expect(takesGzip(accepted)).toBe(gzip);
});
