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
        // A percent sign brings the space that its language has before it.
        <small>{unit.endsWith("%") ? unit : `\u00a0${unit}`}</small>
      )}
    </span>
  );
}
