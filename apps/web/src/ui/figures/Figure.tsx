import "./figure.css";
import { classes } from "../classes.ts";

/** A large figure with its unit small. `xl` at most once a page. */
export function Figure({
  value,
  unit,
  size = "l",
}: {
  value: string;
  unit?: string;
  size?: "xl" | "l" | "m";
}) {
  return (
    <span className={classes("figure", `figure-${size}`)}>
      {value}
      {unit && (
        <small>
          {"\u00a0"}
          {unit}
        </small>
      )}
    </span>
  );
}
