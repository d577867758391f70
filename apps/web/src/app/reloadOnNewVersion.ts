const key = "reloaded-for-version-at";

/**
 * After a release the old page asks for files that are gone. One reload brings the new version;
 * a second failure within a minute is a real one and is shown.
 */
export function reloadOnNewVersion(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < 60_000) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
