import { writtenOut } from "@mars/wording/facts/abbreviatedAuthority";
import { Fragment } from "react";
import { useLocale } from "../../lib/language/locale.ts";
import { useFactName } from "../../lib/language/useFactName.ts";

/** A measure's or scheme's name; in English with the Danish one beneath, which letters and laws use. */
export function FactName({ name }: { name: string }) {
  const said = useFactName()(name);
  if (said === name) return name;
  return (
    <>
      {said}{" "}
      <span className="in-danish" lang="da">
        {name}
      </span>
    </>
  );
}

const abbreviation = /\b(SGAV|NST|LBST|VLP|KLA)\b/;

/** A scheme's name, and on pointing what its abbreviations stand for. */
export function SchemeName({ name }: { name: string }) {
  const locale = useLocale();
  return useFactName()(name)
    .split(abbreviation)
    .map((part, index) => {
      const written = writtenOut(part, locale);
      return (
        // Parts of a name have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>{written ? <abbr title={written}>{part}</abbr> : part}</Fragment>
      );
    });
}
