import { showToast } from "../../../lib/toasts/toasts.ts";

/** As long as this no one wonders whether the press was felt. */
const unnoticedMs = 700;

/** A pressed message is gone at once; what takes longer says that it is being done. */
export async function showToastIfSlow<T>(
  work: Promise<T>,
  words: { title: string; body: string },
): Promise<T> {
  const timer = setTimeout(() => showToast({ variant: "warning", ...words }), unnoticedMs);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
