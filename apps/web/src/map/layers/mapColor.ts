import { theme } from "../../lib/theme/theme.ts";

/**
 * Colours of the map in the dark, by the colour in the light. What is not listed, such as the hues
 * of a catalogue's datasets, keeps its hue and turns its lightness round.
 */
const dark: Readonly<Record<string, string>> = {
  // Mine, stages and marks: as the tokens.
  "#0e4743": "#8fd0c2",
  "#1a1a1a": "#f2f4f3",
  "#ffffff": "#121716",
  "#a8125f": "#ff8cc6",
  "#b42318": "#ff9d92",
  "#636f6c": "#9ba5a2",
  "#8b9593": "#8b9693",
  "#5f9e78": "#5f9e78",
  "#2f6b52": "#9fd0b3",
  "#e6bf5c": "#e6bf5c",
  "#8a6512": "#f4dc9d",
  "#1d5c86": "#8cc4ea",
  "#1a5fb4": "#7db4f5",
  // Landscape.
  "#f4f1ea": "#1b211e",
  "#cfc8b8": "#38413c",
  "#a9c0ca": "#3b6276",
  "#e9e2d8": "#2a2b27",
  "#cbdac0": "#1f3a2b",
  "#b3c7a6": "#2b4d39",
  "#f3efe3": "#1e241f",
  "#f0ecdd": "#20261f",
  "#eeedde": "#1d2521",
  "#f5f1e7": "#1f2420",
  "#ebebda": "#212820",
  "#ddd6c3": "#2f3731",
  "#bcd8e4": "#1f4457",
  "#86b2c7": "#3b6f8a",
  "#e2e9d4": "#233126",
  "#2f6a86": "#8cc4ea",
  "#3b3a36": "#f2f4f3",
  "#66625a": "#c3cac8",
  "#66597a": "#c9b8dd",
  "#fffdf7": "#121716",
  // Need: more is lighter.
  "#f1f1ee": "#232b29",
  "#ebe6ee": "#2f2838",
  "#dacfe1": "#443652",
  "#c3b2cf": "#614d75",
  "#a48fb6": "#8a70a3",
  "#7f669a": "#bda3d4",
  "#a8a29a": "#6a736f",
};

/** A colour written for the light, as it is painted now. */
export function mapColor(light: string): string {
  return theme.get() === "dark" ? darkColor(light) : light;
}

export function darkColor(light: string): string {
  const parts = readColor(light);
  if (!parts) return light;
  const { red, green, blue, alpha } = parts;
  const known = dark[`#${[red, green, blue].map(twoDigits).join("")}`];
  const [r, g, b] = known ? channels(known) : turnedRound(red, green, blue);
  return alpha === 1 ? `rgb(${r} ${g} ${b})` : `rgb(${r} ${g} ${b} / ${alpha})`;
}

type Color = { red: number; green: number; blue: number; alpha: number };

const twoDigits = (value: number) => value.toString(16).padStart(2, "0");

function channels(hex: string): [number, number, number] {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

/** `#rrggbb`, `#rrggbbaa` or `rgb(r g b / a)`; null for anything else. */
function readColor(text: string): Color | null {
  if (/^#[\da-f]{6}([\da-f]{2})?$/i.test(text)) {
    const [red, green, blue] = channels(text);
    const alpha = text.length === 9 ? Number.parseInt(text.slice(7), 16) / 255 : 1;
    return { red, green, blue, alpha: Math.round(alpha * 100) / 100 };
  }
  const found =
    /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:\s*[/,]\s*([\d.]+))?\s*\)$/i.exec(text);
  if (!found) return null;
  const [, red = 0, green = 0, blue = 0, alpha = 1] = found.map(Number);
  return { red, green, blue, alpha: Number.isNaN(alpha) ? 1 : alpha };
}

/** The same hue, as light as it was dark, and never darker than a line must be to be seen. */
function turnedRound(red: number, green: number, blue: number): [number, number, number] {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  // Turning the lightness round leaves the distance between the channels as it is.
  const shift = Math.max(255 - most - least, 96 - least);
  const turned = (channel: number) => Math.round(Math.min(255, Math.max(0, channel + shift)));
  return [turned(red), turned(green), turned(blue)];
}
