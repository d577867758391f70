import { useEffect, useState } from "react";
import { useText } from "../lib/language/text.ts";
import { Button } from "./Button.tsx";
import { uiText } from "./text.ts";

/** 'Kopiér' becomes 'Kopieret!' for two seconds; what is copied is part of the button's name. */
export function CopyButton({ value, what }: { value: string; what: string }) {
  const t = useText(uiText);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <Button
      variant="text"
      size="small"
      icon={isCopied ? "check" : "copy"}
      onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
    >
      <span aria-live="polite">{t(isCopied ? "copied" : "copy")}</span>{" "}
      <span className="sr-only">{what}</span>
    </Button>
  );
}
