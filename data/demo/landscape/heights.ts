import { noise } from "./noise.ts";

/** Made-up height: the land rises from its coast, with hills on it. Streams run down the same. */
export function heights(seed: number): (coastM: number, eastM: number, northM: number) => number {
  const hills = noise(seed + 11, 9000);
  return (coastM, eastM, northM) => 0.35 * coastM + 6000 * hills(eastM, northM);
}
