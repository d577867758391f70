import { type ReactNode, Suspense, useId, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { useExpandAll } from "../../../lib/rendered/useExpandAll.ts";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { statusText } from "../text/statusText.ts";

type Props = {
  /** Which figure, for whoever hears the button alone. */
  about: string;
  /** What opens below; loaded when it is requested. */
  box: (close: () => void) => ReactNode;
  /** Next to the button. */
  children?: ReactNode;
};

/** 'Citer dette tal': opens in place, and gives the focus back when it is closed. */
export function QuoteOpener({ about, box, children }: Props) {
  const t = useText(statusText);
  const [isOpen, setOpen] = useState(useExpandAll());
  const opener = useId();
  const close = () => {
    setOpen(false);
    document.getElementById(opener)?.focus();
  };
  return (
    <>
      <div className="tools">
        <button
          id={opener}
          type="button"
          className="tool-link no-print"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="copy" />
          {t("quote.open")} <span className="sr-only">({about})</span>
        </button>
        {children}
      </div>
      {isOpen && <Suspense>{box(close)}</Suspense>}
    </>
  );
}
