/** jsdom lays nothing out, so nothing ever resizes; a map asks to be told all the same. Import for effect. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
