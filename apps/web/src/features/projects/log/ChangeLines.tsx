import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import type { Difference } from "../saving/differences.ts";
import { logFieldText, logText } from "./logText.ts";
import { valueWords } from "./valueWords.ts";

type FieldKey = "name";

/** 'Areal: 41,9 ha til 42,7 ha', one line per field. */
export function ChangeLines({ changes }: { changes: readonly Difference[] }) {
  const t = useText(logText);
  const fieldName = useText(logFieldText);
  const locale = useLocale();
  return (
    <ul className="change-lines">
      {changes.map(({ field, from, to }) => {
        const [was, is] = [valueWords(from, field, locale), valueWords(to, field, locale)];
        return (
          <li key={field + String(was) + String(is)}>
            {fieldName(field as FieldKey)}:{" "}
            {was !== null && (
              <>
                <del>{was}</del> {t("to")}{" "}
              </>
            )}
            <ins>{is ?? t("empty")}</ins>
          </li>
        );
      })}
    </ul>
  );
}
