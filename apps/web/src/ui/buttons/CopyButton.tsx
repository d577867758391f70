import { type RefObject, useEffect, useState } from "react";
import { useText } from "../../lib/language/text.ts";
import { Button } from "./Button.tsx";
import { copyText } from "./copyText.ts";

type Props = {
  value: string;
  what: string;
  /** Where the text stands: selected when the browser does not let us copy. */
  field?: RefObject<HTMLInputElement | null>;
};

/** 'Kopier' becomes 'Kopieret!' for two seconds; what is copied is part of the button's name. */
export function CopyButton({ value, what, field }: Props) {
  const t = useText(copyText);
  const [state, setState] = useState<"ready" | "copied" | "refused">("ready");
  const isCopied = state === "copied";
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setState("ready"), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  async function copy() {
    try {
      // Without https there is no clipboard at all; elsewhere the user may have said no to it.
      await navigator.clipboard.writeText(value);
      setState("copied");
    } catch {
      field?.current?.focus();
      field?.current?.select();
      setState("refused");
    }
  }
  return (
    <>
      <Button
        variant="text"
        size="small"
        className="scripted"
        icon={isCopied ? "check" : "copy"}
        onClick={() => void copy()}
      >
        {t(isCopied ? "copied" : "copy")} <span className="sr-only">{what}</span>
      </Button>
      <span className="small" role="status">
        {isCopied && <span className="sr-only">{t("copied")}</span>}
        {state === "refused" && t(field ? "copySelected" : "copyRefused")}
      </span>
    </>
  );
}
