/** Star-shaped fields of 8 to 80 corners all over Denmark, the same each time, as GeoJSON lines. */
export function writeRandomFields(count: number): string {
  let state = 42;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const lines: string[] = [];
  for (let i = 0; i < count; i++) {
    const x = 450_000 + random() * 400_000;
    const y = 6_080_000 + random() * 300_000;
    const corners = 8 + Math.floor(random() ** 2 * 72);
    const radius = 20 + random() * 200;
    const ring: [number, number][] = [];
    for (let corner = 0; corner < corners; corner++) {
      const angle = (2 * Math.PI * corner) / corners;
      const reach = radius * (0.6 + 0.4 * random());
      ring.push([round(x + Math.cos(angle) * reach), round(y + Math.sin(angle) * reach)]);
    }
    ring.push(ring[0]!);
    lines.push(
      JSON.stringify({
        type: "Feature",
        properties: {
          bloknr: `${100_000 + i}-${i % 90}`,
          type: ["omdrift", "græs", "natur"][i % 3],
          areal: round(radius),
          aar: 2025,
        },
        geometry: { type: "Polygon", coordinates: [ring] },
      }),
    );
  }
  return lines.join("\n");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
