import type { AppSettings } from "@mars/contracts/platform/appSettings";
import { optionalAddress, type Reader } from "./readers.ts";

type NamedBackground = AppSettings["map"]["moreBackgrounds"][number];
type Background = Omit<NamedBackground, "attribution"> & { attribution?: string };

const MUST_BE =
  "a JSON list of backgrounds with id, titleDa, titleEn, kind (wmts or wms), url and layer";
/** What the map's own choices are called in addresses and in browsers. */
const TAKEN = new Set(["muted", "image", "none", "daempet", "luftfoto", "intet"]);

/** Aerial photos, topographic maps, old maps: what an installation offers next to the first. */
export const backgrounds: Reader<Background[]> = (text) => {
  if (text === "") return { value: [] };
  const given = parsed(text);
  if (!Array.isArray(given)) return { mustBe: MUST_BE };
  const value = given.map(backgroundOf);
  const known = value.filter((one) => one !== null);
  if (known.length < value.length) return { mustBe: MUST_BE };
  const ids = known.map(({ id }) => id);
  if (new Set(ids).size < ids.length || ids.some((id) => TAKEN.has(id)))
    return { mustBe: `${MUST_BE}, each id once and none of ${[...TAKEN].join(", ")}` };
  return { value: known };
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function backgroundOf(given: unknown): Background | null {
  const one = (given ?? {}) as Record<string, unknown>;
  const word = (name: string) => (typeof one[name] === "string" ? one[name].trim() : "");
  const [id, titleDa, layer] = [word("id"), word("titleDa"), word("layer")];
  const kind = word("kind");
  const url = optionalAddress(word("url"));
  if (!/^[a-z0-9-]{1,40}$/.test(id) || titleDa === "" || layer === "") return null;
  if ((kind !== "wmts" && kind !== "wms") || !("value" in url) || url.value === null) return null;
  return {
    id,
    kind,
    layer,
    titleDa,
    titleEn: word("titleEn") || titleDa,
    url: url.value,
    token: word("token") || null,
    ...(word("attribution") !== "" && { attribution: word("attribution") }),
    ...(word("format") !== "" && { format: word("format") }),
    ...(word("matrixSet") !== "" && { matrixSet: word("matrixSet") }),
  };
}
