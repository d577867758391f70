export type Encoding = "br" | "gzip";

type Taken = Readonly<Record<Encoding, boolean>>;

const NONE: Taken = { br: false, gzip: false };
/** Browsers and scripts send the same few headers again and again. */
const known = new Map<string, Taken>();

/** The best encoding a caller takes; null for none. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const taken = takenBy(accepted);
  if (taken.br) return "br";
  return taken.gzip ? "gzip" : null;
}

export function takesGzip(accepted: string | string[] | undefined): boolean {
  return takenBy(accepted).gzip;
}

function takenBy(accepted: string | string[] | undefined): Taken {
  if (typeof accepted !== "string") return NONE;
  let taken = known.get(accepted);
  if (taken === undefined) {
    taken = readTaken(accepted);
    if (known.size < 200) known.set(accepted, taken);
  }
  return taken;
}

/** RFC 9110 12.5.3. Who takes anything is given gzip: what says `*` is seldom what can read Brotli. */
function readTaken(accepted: string): Taken {
  const weights = new Map(accepted.toLowerCase().split(",").map(readWeight));
  return {
    br: (weights.get("br") ?? 0) > 0,
    gzip: (weights.get("gzip") ?? weights.get("*") ?? 0) > 0,
  };
}

function readWeight(part: string): [name: string, weight: number] {
  const [name = "", ...parameters] = part.split(";").map((word) => word.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  return [name, weight === undefined ? 1 : Number(weight.slice(2))];
}
