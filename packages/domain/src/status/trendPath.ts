/** A line through values, oldest first, as the `d` of an SVG path; the highest touches the top and
 * zero lies on the bottom. Fewer than two values are no line. */
export function trendPath(
  values: readonly number[],
  { width, height }: { width: number; height: number },
): string {
  if (values.length < 2) return "";
  const highest = Math.max(...values, 0);
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * width;
    const y = highest > 0 ? height - (Math.max(0, value) / highest) * height : height;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}
