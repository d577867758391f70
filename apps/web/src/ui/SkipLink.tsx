import "./navigation.css";
import { useText } from "../lib/language/text.ts";
import { uiText } from "./text.ts";

export function SkipLink({ target }: { target: string }) {
  const t = useText(uiText);
  return (
    <a className="skip-link" href={`#${target}`}>
      {t("skip")}
    </a>
  );
}
