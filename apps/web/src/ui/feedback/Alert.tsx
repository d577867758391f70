import "./states.css";
import type { ReactNode, Ref } from "react";
import { classes } from "../classes.ts";
import { Icon, type IconName } from "../icons/Icon.tsx";

type Variant = "info" | "success" | "warning" | "error";
const iconOf: Record<Variant, IconName> = {
  info: "info",
  success: "success",
  warning: "warning",
  error: "warning",
};

type Props = {
  variant?: Variant;
  title: string;
  children?: ReactNode;
  isUrgent?: boolean;
  ref?: Ref<HTMLDivElement>;
};

/** A message that stays in the page. Urgent ones are read at once when they appear. */
export function Alert({ variant = "info", title, children, isUrgent, ref }: Props) {
  return (
    <div
      ref={ref}
      className={classes("alert", variant !== "info" && `alert-${variant}`)}
      role={isUrgent ? "alert" : undefined}
    >
      <p className="alert-title">
        <Icon name={iconOf[variant]} />
        {title}
      </p>
      {children && <div>{children}</div>}
    </div>
  );
}
