import { classes } from "../ui/classes.ts";

/** Line icons that only the map needs, 24 × 24 with a 1.5 px stroke. */
const paths = {
  undo: "M8.5 5 4.500 9l4 4M4.500 9H14a5 5 0 0 1 0 10h-3",
  redo: "m15.5 5 4 4-4 4M19.500 9H10a5 5 0 0 0 0 10h3",
  hole: "M12 3.500l7.500 4.300v8.400L12 20.500l-7.500-4.300V7.800zM9.500 10.500h5v4h-5z",
  split: "M4.500 6h15v12h-15zM12 3v18M10 3.500l4 17",
  polygon:
    "M5.500 17.500 8 6.500l9 3.500 1.500 7.500zM4 16h3v3H4zM6.500 5h3v3h-3zM15.500 8.500h3v3h-3zM17 16h3v3h-3z",
  cornerLess: "M12 4.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zM8.500 12h7",
  more: "M5.500 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM18.500 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2z",
  parcel: "M4.500 4.500h15v15h-15zM4.500 10h15M12 4.500V10M9 10v9.500",
  crosshair:
    "M12 2.500v5M12 16.500v5M2.500 12h5M16.500 12h5M12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9z",
  keyboard: "M3.500 7h17v10.500h-17zM6.500 10h.2M10 10h.2M13.500 10h.2M17 10h.2M7.500 14.200h9",
  ruler: "m3.500 15.500 12-12 5 5-12 12zM7 12l2 2M10 9l2.500 2.500M13 6l2 2",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1.500 1.500M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1.500-1.500",
} as const;

export type MapIconName = keyof typeof paths;

export function MapIcon({ name, isSmall }: { name: MapIconName; isSmall?: boolean }) {
  return (
    <svg
      className={classes("icon", isSmall && "icon-small")}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
