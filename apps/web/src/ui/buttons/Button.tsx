import "./button.css";
import type { ComponentProps } from "react";
import { classes } from "../classes.ts";
import { Icon, type IconName } from "../icons/Icon.tsx";

export type ButtonStyle = {
  variant?: "primary" | "secondary" | "text" | "danger";
  size?: "normal" | "small";
  icon?: IconName;
};

export function buttonClass(
  { variant = "primary", size = "normal" }: ButtonStyle,
  extra?: string,
): string {
  return classes("button", `button-${variant}`, size === "small" && "button-small", extra);
}

type Props = ComponentProps<"button"> & ButtonStyle & { isBusy?: boolean };

/** A busy button keeps its name and its focus, but does nothing more. */
export function Button({
  variant,
  size,
  icon,
  isBusy,
  className,
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size }, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? (
        <span className="button-spinner" aria-hidden="true" />
      ) : (
        icon && <Icon name={icon} isSmall />
      )}
      {children}
    </button>
  );
}

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  icon: IconName;
  label: string;
};

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes("icon-button", className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}
