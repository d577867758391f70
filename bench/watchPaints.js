// Runs in the page before anything of it: when it was painted, what moved, what kept it from answering.
globalThis.marsPaints = {
  largestPaintMs: 0,
  firstPaintMs: 0,
  shift: 0,
  tasks: [],
  interactions: {},
};

const watch = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type,
    buffered: true,
    durationThreshold: 16,
  });

watch("largest-contentful-paint", ({ startTime }) => {
  globalThis.marsPaints.largestPaintMs = startTime;
});
watch("paint", ({ name, startTime }) => {
  if (name === "first-contentful-paint") globalThis.marsPaints.firstPaintMs = startTime;
});
watch("layout-shift", ({ value, hadRecentInput }) => {
  if (!hadRecentInput) globalThis.marsPaints.shift += value;
});
watch("longtask", ({ startTime, duration }) => {
  globalThis.marsPaints.tasks.push([startTime, duration]);
});
watch("event", ({ interactionId, duration }) => {
  const { interactions } = globalThis.marsPaints;
  if (interactionId > 0)
    interactions[interactionId] = Math.max(interactions[interactionId] ?? 0, duration);
});
