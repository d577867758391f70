import "../feedback/states.css";
import type { ReactNode } from "react";
import { classes } from "../classes.ts";

export function Tag({
  variant,
  children,
}: {
  variant?: "success" | "warning" | "error";
  children: ReactNode;
}) {
  return <span className={classes("tag", variant && `tag-${variant}`)}>{children}</span>;
}
