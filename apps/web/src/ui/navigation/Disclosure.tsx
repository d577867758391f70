import "../feedback/states.css";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons/Icon.tsx";

type Props = {
  summary: ReactNode;
  children: ReactNode;
  icon?: IconName;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
};

/** 'Sådan er tallet beregnet': opens in place. */
export function Disclosure({ summary, children, icon, isOpen, onToggle }: Props) {
  return (
    <details
      className="disclosure"
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        <Icon name={icon ?? "chevronDown"} className={icon ? undefined : "icon-turn"} />
        {summary}
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
