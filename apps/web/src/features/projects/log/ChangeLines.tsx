import { loggedValueWords } from "@mars/wording/projects/loggedValueWords";
import { projectFieldText } from "@mars/wording/projects/projectFieldText";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import type { Difference } from "../saving/differences.ts";
import { logText } from "./logText.ts";

type FieldKey = "name";

/** 'Areal: 41,9 ha til 42,7 ha', one line per field. */
export function ChangeLines({ changes }: { changes: readonly Difference[] }) {
  const t = useText(logText);
  const fieldName = useText(projectFieldText);
  const locale = useLocale();
  return (
    <ul className="change-lines">
      {changes.map(({ field, from, to }) => {
        const [was, is] = [
          loggedValueWords(from, field, locale),
          loggedValueWords(to, field, locale),
        ];
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
