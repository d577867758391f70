import { type IconName, icons } from "./icons.ts";

export type { IconName };

/** Decoration next to a word. Where an icon is alone its button carries the name. */
export function Icon({
  name,
  isSmall,
  className,
}: {
  name: IconName;
  isSmall?: boolean;
  className?: string;
}) {
  const classes = ["icon", isSmall && "icon-small", className].filter(Boolean).join(" ");
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={icons[name]} />
    </svg>
  );
}
