import { useSyncExternalStore } from "react";

export type Store<T> = {
  get: () => T;
  set: (next: T) => void;
  /** What the server rendered the page with; the browser begins with the same and then follows `get`. */
  getRendered: () => T;
  setRendered: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
};

/** One value outside React with listeners: for what the whole page shares. */
export function createStore<T>(initial: T, rendered: T = initial): Store<T> {
  let value = initial;
  let renderedWith = rendered;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    getRendered: () => renderedWith,
    setRendered(next) {
      renderedWith = next;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.getRendered);
}

/** A plain value read out of a store: the component is drawn again only when that value is another. */
export function useSelected<T, V extends string | number | boolean | null>(
  store: Store<T>,
  select: (state: T) => V,
): V {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.getRendered()),
  );
}
