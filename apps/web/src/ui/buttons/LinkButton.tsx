import type { ComponentProps } from "react";
import { useText } from "../../lib/language/text.ts";
import { buttonClass, type ButtonStyle } from "./Button.tsx";
import { Icon } from "../icons/Icon.tsx";
import { uiText } from "../text.ts";

type Props = ComponentProps<"a"> & ButtonStyle;

/** A link that looks like a button, for addresses outside the router (files, other systems). */
export function LinkButton({ variant, size, icon, className, children, ...rest }: Props) {
  return (
    <a {...rest} className={buttonClass({ variant, size }, className)}>
      {icon && <Icon name={icon} isSmall />}
      {children}
    </a>
  );
}

/** A link that leaves the page in a new tab and says so. */
export function ExternalLink({ children, ...rest }: ComponentProps<"a">) {
  const t = useText(uiText);
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> ({t("newTab")})</span>
    </a>
  );
}
