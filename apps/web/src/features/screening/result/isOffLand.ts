import type { ScreeningSoFar } from "@mars/contracts/screening/foldScreening";

/** In the sea, or in another country: no scheme can be used there, and every one says so. */
export function isOffLand({ verdict }: ScreeningSoFar): boolean {
  return (
    verdict?.schemes.some(({ rules }) =>
      rules.some(({ textCode }) => textCode === "geometry.not-on-land"),
    ) ?? false
  );
}
