const STEPS = 10;
const SHARE_STEPS = 1000;
/** Noise after the sixth decimal asks for nothing. */
const NOISE = 1e-6;

/** What is missing, to one decimal: rounded down, doing it would still not be enough. */
export function roundedUp(amount: number): number {
  return Math.ceil(amount * STEPS - NOISE) / STEPS;
}

/** A share that is too small: 59,96 % must not be told as 60,0 %. */
export function roundedDown(share: number): number {
  return share < 1 / SHARE_STEPS ? share : Math.floor(share * SHARE_STEPS + NOISE) / SHARE_STEPS;
}
