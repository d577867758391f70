// Runs in the page before anything of it: when it was painted, and what kept it from answering.
globalThis.marsPaints = { largestPaintMs: 0, firstPaintMs: 0, tasks: [] };

const watch = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type,
    buffered: true,
  });

watch("largest-contentful-paint", ({ startTime }) => {
  globalThis.marsPaints.largestPaintMs = startTime;
});
watch("paint", ({ name, startTime }) => {
  if (name === "first-contentful-paint") globalThis.marsPaints.firstPaintMs = startTime;
});
watch("longtask", ({ startTime, duration }) => {
  globalThis.marsPaints.tasks.push([startTime, duration]);
});
