import type { SearchHit } from "@mars/contracts/places/search";
import type { Language } from "@mars/domain/languages";
import { locales } from "@mars/wording/language/languages";
import { translator } from "@mars/wording/language/text";
import { searchHitText } from "@mars/wording/places/searchHitText";

type Sort = keyof typeof searchHitText.texts.da;

/** A hit before it is worded. */
export type FoundHit = Omit<SearchHit, "subtitle" | "group"> & {
  rank: number;
  group?: SearchHit["group"];
  /** What it is, where its kind does not tell enough; a word of the source's own is left as it is. */
  sort?: string;
  municipality?: string | null;
  /** The postcode and town by which a municipality was found. */
  postcode?: string | undefined;
  isInvented?: boolean;
};

export function wordedHit(
  { rank: _rank, sort, municipality, postcode, isInvented = false, group = null, ...hit }: FoundHit,
  language: Language,
): SearchHit {
  const t = translator(searchHitText, locales[language]);
  const isKnown = (word: string): word is Sort => word in searchHitText.texts.da;
  const what = sort ?? hit.kind;
  const words = [
    hit.kind === "subcatchment" && group
      ? t("subcatchmentOf", { group: group.name })
      : isKnown(what)
        ? t(what)
        : capitalised(what),
    municipality,
    postcode,
  ];
  const subtitle = words.filter(Boolean).join(" · ");
  return { ...hit, group, subtitle: isInvented ? t("invented", { what: subtitle }) : subtitle };
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
