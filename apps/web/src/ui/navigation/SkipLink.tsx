import "./navigation.css";
import { useText } from "../../lib/language/text.ts";
import { uiText } from "../text.ts";

export function SkipLink({ target, lang }: { target: string; lang?: string | undefined }) {
  const t = useText(uiText);
  return (
    <a className="skip-link" href={`#${target}`} lang={lang}>
      {t("skip")}
    </a>
  );
}
