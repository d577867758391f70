import "../feedback/states.css";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons/Icon.tsx";

type Props = { summary: ReactNode; children: ReactNode; icon?: IconName; isOpen?: boolean };

/** 'Sådan er tallet beregnet': opens in place. */
export function Disclosure({ summary, children, icon, isOpen }: Props) {
  return (
    <details className="disclosure" open={isOpen}>
      <summary>
        <Icon name={icon ?? "chevronDown"} className={icon ? undefined : "icon-turn"} />
        {summary}
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
