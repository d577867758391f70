import type { Locale } from "@mars/wording/language/languages";
import { createStore, useStore } from "../../../lib/createStore.ts";
import { currentLocale } from "../../../lib/language/locale.ts";
import { settingsReady } from "../../../lib/settings/settings.ts";
import { localStore } from "../../../lib/storage/jsonStorage.ts";
import { storageKeys } from "../../../lib/storage/storageKeys.ts";
import { type Notification, readFeed } from "./Notification.ts";

/** What is in the feed and has not been dismissed here. */
const shown = createStore<readonly Notification[]>([]);

export function useNotifications(): readonly Notification[] {
  return useStore(shown);
}

const dismissed = createStore<readonly string[]>(keptIds());

function keptIds(): string[] {
  const ids = localStore.read<unknown>(storageKeys.dismissedNotifications);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}

export function useDismissedCount(): number {
  return useStore(dismissed).length;
}

/** Fetches the feed; a failure leaves the bell as it was. */
export async function refreshNotifications(locale: Locale = currentLocale()): Promise<void> {
  const { connection } = await settingsReady();
  if (!connection.dmpNotificationUrl) return;
  try {
    showFeed(readFeed(await fetchFeed(connection.dmpNotificationUrl, locale)));
  } catch (error) {
    console.error(error);
  }
}

async function fetchFeed(url: string, locale: Locale): Promise<unknown> {
  const answer = await fetch(new URL(url, window.location.origin), {
    // The browser's own languages are not the one chosen here. A feed in one language ignores it.
    headers: { "Accept-Language": locale },
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`HTTP error! status: ${answer.status}`);
  return answer.json();
}

/** Dismissed ids are kept for as long as the feed has them. */
function showFeed(feed: readonly Notification[]): void {
  // Another tab may have dismissed more meanwhile.
  const ids = keptIds();
  const still = ids.filter((id) => feed.some((notification) => notification.id === id));
  keepDismissed(still);
  shown.set(feed.filter(({ id }) => !still.includes(id)));
}

export function dismissNotification(id: string): void {
  keepDismissed([...new Set([...keptIds(), id])]);
  shown.set(shown.get().filter((notification) => notification.id !== id));
}

/** R7: all notifications of the feed are shown again. */
export async function restoreDismissed(): Promise<void> {
  keepDismissed([]);
  await refreshNotifications();
}

function keepDismissed(ids: readonly string[]): void {
  if (ids.length === 0) localStore.remove(storageKeys.dismissedNotifications);
  else localStore.write(storageKeys.dismissedNotifications, ids);
  dismissed.set(ids);
}
