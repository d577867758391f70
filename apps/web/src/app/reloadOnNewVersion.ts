import { sessionStore } from "../lib/storage/jsonStorage.ts";
import { storageKeys } from "../lib/storage/storageKeys.ts";

const key = storageKeys.reloadedForVersionAt;

/**
 * After a release the old page asks for files that are gone. One reload brings the new version;
 * a second failure within a minute is a real one and is shown.
 */
export function reloadOnNewVersion(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const last = sessionStore.read<number>(key) ?? 0;
    if (Date.now() - last < 60_000) return;
    sessionStore.write(key, Date.now());
    event.preventDefault();
    window.location.reload();
  });
}
