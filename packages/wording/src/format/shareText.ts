import type { Format } from "./formats.ts";

/** Areas are measured to a millionth: what is nearer to the whole than that is the whole. */
const noise = 1e-6;
const halfATenth = 0.0005;

/** A share of an area. Only nothing is told as 0 %, and only all of it as 100 %. */
export function shareText(f: Format, share: number): string {
  if (share <= 0) return f.percent(0, 0);
  if (share >= 1 - noise) return f.percent(1, 0);
  if (share < halfATenth) return `<${f.percent(0.001)}`;
  if (share >= 1 - halfATenth) return `>${f.percent(0.999)}`;
  return f.percent(share);
}
