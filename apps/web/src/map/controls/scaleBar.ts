const longestPixels = 112;

/** The longest round distance that fits, and how wide it is drawn. */
export function scaleBar(metresPerPixel: number): { widthPixels: number; metres: number } {
  const most = metresPerPixel * longestPixels;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = [5, 2, 1].map((step) => step * power).find((length) => length <= most) ?? power;
  return { metres, widthPixels: Math.round(metres / metresPerPixel) };
}
