import type { AppSettings } from "@mars/contracts/appSettings";
import type { Background } from "./LayerStack.ts";

/** The service may hold photos or a map: its layer's name tells which. */
export function backgroundTitle(background: Background, service: AppSettings["map"]["background"]) {
  const isPhoto = service !== null && /orto|photo|luft/i.test(service.layer);
  if (background === "image" && !isPhoto) return "background.map" as const;
  return `background.${background}` as const;
}
