import type { AppSettings } from "@mars/contracts/platform/appSettings";

type MapSettings = AppSettings["map"];

/** `muted` is our own, `none` is none; all others are services of the installation. */
export type Background = string;

/** The service behind a choice; null for our own background, for none, and for what is unknown. */
export function serviceOf(background: Background, settings: MapSettings) {
  if (background === "image") return settings.background;
  return settings.moreBackgrounds.find(({ id }) => id === background) ?? null;
}

/** What can be chosen: our own first, then the services of the installation, none last. */
export function backgroundChoices(settings: MapSettings): Background[] {
  return [
    "muted",
    ...(settings.background ? ["image"] : []),
    ...settings.moreBackgrounds.map(({ id }) => id),
    "none",
  ];
}
