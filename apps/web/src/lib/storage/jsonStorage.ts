/** Storage that may be full, blocked or hold another version's shape: absence is the answer then. */
export type JsonStorage = {
  read<T>(key: string): T | null;
  write(key: string, value: unknown): void;
  remove(key: string): void;
  keys(prefix: string): string[];
};

export function jsonStorage(area: () => Storage): JsonStorage {
  return {
    read<T>(key: string) {
      try {
        const text = area().getItem(key);
        return text === null ? null : (JSON.parse(text) as T);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        area().setItem(key, JSON.stringify(value));
      } catch {
        // Private browsing and full quotas: the page works on, it only forgets.
      }
    },
    remove(key) {
      try {
        area().removeItem(key);
      } catch {
        // As above.
      }
    },
    keys(prefix) {
      try {
        return Object.keys(area()).filter((key) => key.startsWith(prefix));
      } catch {
        return [];
      }
    },
  };
}

export const localStore = jsonStorage(() => window.localStorage);
export const sessionStore = jsonStorage(() => window.sessionStorage);
