import { firstLanguage, languageOf } from "@mars/wording/language/languages";
import { useLocale } from "../../lib/language/locale.ts";
import { useAuthorityName } from "../../lib/language/useAuthorityName.ts";

type Props = {
  name: string;
  /** Where there is room for one name only. */
  isShort?: boolean;
};

/** An authority; in English with its Danish name in brackets, which letters and laws use. */
export function AuthorityName({ name, isShort = false }: Props) {
  const said = useAuthorityName()(name);
  const locale = useLocale();
  if (languageOf(locale) === firstLanguage || (isShort && said !== name)) return said;
  const danish = <span lang={firstLanguage}>{name}</span>;
  return said === name ? (
    danish
  ) : (
    <>
      {said} ({danish})
    </>
  );
}
