/** A read that carries nothing but what an answer from memory depends on. */
export type PlainGet = {
  address: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  requestId: string | undefined;
};

const longest = 4096;
const mostKept = 2000;
const firstLine = /^GET (\/[!-~]*) HTTP\/1\.1$/;
// eslint-disable-next-line no-control-regex -- control characters are what must not be there
const headerLine = /^([A-Za-z0-9!#$%&'*+.^_`|~-]+):[ \t]*([^\u0000-\u001F\u007F]*)$/;
/** With one of these the request is more than a plain read. */
const notPlain = new Set([
  "content-length",
  "transfer-encoding",
  "expect",
  "upgrade",
  "te",
  "trailer",
  "range",
]);

const kept = new Map<string, PlainGet | null>();

/**
 * Reads the bytes of exactly one whole, plain GET request; null for anything else, which then goes
 * to the HTTP parser untouched. It refuses whatever could be read in two ways, so that it never
 * sees another request than the parser would. Callers repeat themselves, so readings are kept.
 */
export function plainGet(bytes: Buffer): PlainGet | null {
  if (bytes.length > longest) return null;
  const text = bytes.toString("latin1");
  let request = kept.get(text);
  if (request === undefined) {
    request = read(text);
    if (kept.size >= mostKept) kept.clear();
    kept.set(text, request);
  }
  return request;
}

function read(text: string): PlainGet | null {
  if (!text.endsWith("\r\n\r\n")) return null;
  const [first = "", ...lines] = text.slice(0, -4).split("\r\n");
  const address = firstLine.exec(first)?.[1];
  if (address === undefined) return null;
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name = "", value = ""] = headerLine.exec(line) ?? [];
    const key = name.toLowerCase();
    if (key === "" || headers.has(key) || notPlain.has(key)) return null;
    headers.set(key, value.trimEnd());
  }
  if (!headers.get("host")) return null;
  if ((headers.get("connection") ?? "keep-alive").toLowerCase() !== "keep-alive") return null;
  return {
    address,
    acceptEncoding: headers.get("accept-encoding"),
    ifNoneMatch: headers.get("if-none-match"),
    requestId: headers.get("x-request-id"),
  };
}
