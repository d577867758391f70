import { useSyncExternalStore } from "react";

export type Store<T> = {
  get: () => T;
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
};

/** One value outside React with listeners: for what the whole page shares. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** A plain value read out of a store: the component is drawn anew only when that value is another. */
export function useSelected<T, V extends string | number | boolean | null>(
  store: Store<T>,
  select: (state: T) => V,
): V {
  const get = () => select(store.get());
  return useSyncExternalStore(store.subscribe, get, get);
}
