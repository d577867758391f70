import "../feedback/states.css";
import { useEffect, useRef } from "react";
import { useText } from "../../lib/language/text.ts";
import { Icon } from "../icons/Icon.tsx";
import { errorSummaryText } from "./errorSummaryText.ts";

export type FormFault = { fieldId: string; message: string };

/** Fejlopsummering: takes focus when it appears; each line leads to its field. */
export function ErrorSummary({ faults }: { faults: readonly FormFault[] }) {
  const t = useText(errorSummaryText);
  const box = useRef<HTMLDivElement>(null);
  const isShown = faults.length > 0;
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div className="alert alert-error" role="alert" tabIndex={-1} ref={box}>
      <h2 className="alert-title">
        <Icon name="warning" />
        {t("summary", { count: faults.length })}
      </h2>
      <ul>
        {faults.map((fault) => (
          <li key={fault.fieldId}>
            <a
              href={`#${fault.fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fault.fieldId)?.focus();
              }}
            >
              {fault.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
