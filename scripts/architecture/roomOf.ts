const ROOMS: readonly (readonly [RegExp, string])[] = [
  [/^packages\/domain\//, "domain"],
  [/^packages\/contracts\//, "contracts"],
  [/^packages\/wording\//, "wording"],
  [/^packages\/embedded\//, "embedded"],
  [/^apps\/api\/src\/platform\//, "api/platform"],
  // The type of what every feature is given; it knows the platform alone.
  [/^apps\/api\/src\/services\.ts$/, "api/platform"],
  [/^apps\/api\/src\/features\/([^/]+)\//, "api/features"],
  [/^apps\/api\/src\/testing\//, "api/testing"],
  [/^apps\/api\//, "api/server"],
  [/^apps\/web\/src\/lib\//, "web/lib"],
  [/^apps\/web\/src\/ui\//, "web/ui"],
  [/^apps\/web\/src\/map\//, "web/map"],
  [/^apps\/web\/src\/features\/([^/]+)\//, "web/features"],
  [/^apps\/web\/src\/testing\//, "web/testing"],
  [/^apps\/web\//, "web/app"],
  [/^apps\/identity\//, "identity"],
  [/^apps\/database\//, "database"],
  [/^apps\/portal\//, "portal"],
  [/^data\//, "data"],
  [/^e2e\//, "e2e"],
  [/^bench\//, "bench"],
  [/^trust\//, "trust"],
  [/^scripts\//, "scripts"],
];

export type Place = { room: string; feature?: string };

/** Which room (see ARCHITECTURE.md) a file stands in; undefined for a file in no room. */
export function roomOf(path: string): Place | undefined {
  for (const [pattern, room] of ROOMS) {
    const found = pattern.exec(path);
    if (found) return { room, feature: found[1] };
  }
  return undefined;
}
