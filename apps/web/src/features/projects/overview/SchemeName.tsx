import { writtenAuthority } from "@mars/wording/facts/abbreviatedAuthority";
import { Fragment } from "react";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { schemeText } from "./schemeText.ts";

const kinds = ["VLP", "KLA"] as const;
const pattern = /\b(SGAV|NST|LBST|VLP|KLA)\b/;

/** A scheme's name with what its abbreviations stand for. */
export function SchemeName({ name }: { name: string }) {
  const t = useText(schemeText);
  const locale = useLocale();
  return name.split(pattern).map((part, index) => {
    const kind = kinds.find((one) => one === part);
    const written = kind ? t(`short.${kind}`) : writtenAuthority(part, locale);
    return (
      // Parts of a name have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>{written ? <abbr title={written}>{part}</abbr> : part}</Fragment>
    );
  });
}
