import { createStore } from "../createStore.ts";

export type Theme = "light" | "dark";

const asked = () =>
  typeof globalThis.matchMedia === "function"
    ? window.matchMedia("(prefers-color-scheme: dark)")
    : null;

/** What the style sheets follow by themselves, for what is painted: light or dark as the system says. */
export const theme = createStore<Theme>(asked()?.matches ? "dark" : "light");

asked()?.addEventListener("change", ({ matches }) => theme.set(matches ? "dark" : "light"));
