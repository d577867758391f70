// Runs in the page before anything of it: when the pointer moved, when answers came, when figures stood.
globalThis.marsDrag = { moves: [], asks: [], arrivals: [], given: [], paints: [] };
{
  const { moves, asks, arrivals, given, paints } = globalThis.marsDrag;
  const isLive = (address) => address.endsWith("/screening/live");
  addEventListener(
    "pointermove",
    ({ clientX, clientY, timeStamp }) => moves.push({ x: clientX, y: clientY, at: timeStamp }),
    { capture: true },
  );

  const fetchOfBrowser = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (input instanceof Request && isLive(input.url)) {
      const asked = { at: performance.now(), corners: [] };
      asks.push(asked);
      const noted = async (copy) => (asked.corners = JSON.parse(await copy.text()).geometry);
      void noted(input.clone());
    }
    return fetchOfBrowser(input, init);
  };
  const { value: textOfBrowser } = Object.getOwnPropertyDescriptor(Response.prototype, "text");
  Response.prototype.text = new Proxy(textOfBrowser, {
    apply: async (text, response) => {
      const whole = await Reflect.apply(text, response, []);
      if (isLive(response.url)) {
        const answer = { at: performance.now(), firstFrame: 0 };
        given.push(answer);
        requestAnimationFrame((id) => (answer.firstFrame = id));
      }
      return whole;
    },
  });
  new PerformanceObserver((list) => {
    for (const { name, responseEnd } of list.getEntries())
      if (isLive(name)) arrivals.push(responseEnd);
  }).observe({ type: "resource", buffered: true });

  // Callbacks of a frame run just before it is painted, all with the same number.
  let shown = "";
  const watched = new MutationObserver(() => {
    const text = document.querySelector(".map-table tbody")?.textContent ?? "";
    if (text === shown) return;
    shown = text;
    const setAt = performance.now();
    requestAnimationFrame((id) => paints.push({ setAt, id, at: performance.now() }));
  });
  addEventListener("DOMContentLoaded", () =>
    watched.observe(document.body, { subtree: true, childList: true, characterData: true }),
  );
}
