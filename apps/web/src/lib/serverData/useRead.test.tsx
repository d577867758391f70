import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer, problem } from "../../testing/fakeServer.ts";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { clearReads, fetchLeftOut, primeReads } from "./publicReads.ts";
import { useRead } from "./useRead.ts";

const server = fakeServer();
const figures = { method: "GET", path: "/status/figures" } as const;
let projects = 1;
let visibility: DocumentVisibilityState = "visible";

function Figures({ label = "projekter" }: { label?: string }) {
  const { status, data, error, retry } = useRead<{ projects: number }>(figures.path);
  return (
    <p>
      {label}: {status} {data?.projects} {error?.message}
      <button type="button" onClick={retry}>
        Prøv igen
      </button>
    </p>
  );
}
const answer = () => Response.json({ projects }, { headers: { etag: `"${projects}"` } });
const asked = () => server.asked(figures).length;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers();
  projects = 1;
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  server.on(figures, answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("[T1] public figures on an open page", () => {
  test("are read once for all that show them, and again every minute", async () => {
    renderInPage(
      <>
        <Figures />
        <Figures label="igen" />
      </>,
    );
    await pass(0);
    expect(asked()).toBe(1);
    projects = 2;
    await pass(59_000);
    expect(screen.getByText(/projekter: SUCCESS 1/)).toBeTruthy();
    await pass(1000);
    expect(screen.getByText(/projekter: SUCCESS 2/)).toBeTruthy();
    expect(screen.getByText(/igen: SUCCESS 2/)).toBeTruthy();
    expect(asked()).toBe(2);
  });

  test("that came with the page are not asked for, and those left out before it is hydrated", async () => {
    clearReads();
    primeReads([{ path: figures.path, data: { projects: 7 }, tag: '"7"' }]);
    await fetchLeftOut();
    expect(asked()).toBe(0);
    clearReads();
    primeReads([{ path: figures.path }]);
    await fetchLeftOut();
    expect(asked()).toBe(1);
    renderInPage(<Figures />);
    expect(screen.getByText(/projekter: SUCCESS 1/)).toBeTruthy();
  });

  test("that are still the same draw nothing again", async () => {
    const drawn = vi.fn<(data: unknown) => void>();
    function Watched() {
      drawn(useRead(figures.path).data);
      return null;
    }
    renderInPage(<Watched />);
    await pass(0);
    const before = drawn.mock.calls.length;
    await pass(180_000);
    expect(asked()).toBe(4);
    expect(drawn).toHaveBeenCalledTimes(before);
  });

  test("rest while the page is hidden, and follow when it is looked at again", async () => {
    renderInPage(<Figures />);
    await pass(0);
    show("hidden");
    projects = 2;
    await pass(600_000);
    expect(asked()).toBe(1);
    show("visible");
    window.dispatchEvent(new Event("focus"));
    await pass(0);
    expect(screen.getByText(/SUCCESS 2/)).toBeTruthy();
    expect(asked()).toBe(2);
  });

  test("are shown from before, and read again, when a page is opened again later", async () => {
    const { unmount } = renderInPage(<Figures />);
    await pass(0);
    unmount();
    projects = 2;
    await pass(120_000);
    expect(asked()).toBe(1);
    renderInPage(<Figures />);
    expect(screen.getByText(/SUCCESS 1/)).toBeTruthy();
    await pass(0);
    expect(screen.getByText(/SUCCESS 2/)).toBeTruthy();
  });

  test("stay where a later read fails", async () => {
    renderInPage(<Figures />);
    await pass(0);
    server.on(figures, () => problem(400, { detail: "Nej" }));
    await pass(60_000);
    expect(screen.getByText(/SUCCESS 1/)).toBeTruthy();
  });

  test("that failed at first come by themselves, or when the user asks", async () => {
    server.on(figures, () => problem(400, { detail: "Nej" }));
    renderInPage(<Figures />);
    await pass(0);
    expect(screen.getByText(/ERROR Nej/)).toBeTruthy();
    act(() => screen.getByRole("button").click());
    expect(screen.getByText(/RUNNING/)).toBeTruthy();
    await pass(0);
    expect(screen.getByText(/ERROR Nej/)).toBeTruthy();
    server.on(figures, answer);
    await pass(60_000);
    expect(screen.getByText(/SUCCESS 1/)).toBeTruthy();
  });

  test("are not asked for before the time that the server has named", async () => {
    server.on(figures, () => problem(503, { headers: { "retry-after": "180" } }));
    const { unmount } = renderInPage(<Figures />);
    await pass(0);
    window.dispatchEvent(new Event("focus"));
    await pass(89_000);
    unmount();
    renderInPage(<Figures />);
    await pass(90_000);
    expect(asked()).toBe(1);
    server.on(figures, answer);
    await pass(60_000);
    expect(screen.getByText(/SUCCESS 1/)).toBeTruthy();
  });

  test("that were on their way when something changed are read again", async () => {
    renderInPage(<Figures />);
    await pass(0);
    const before = Promise.withResolvers<void>();
    server.on(figures, async () => {
      const old = answer();
      await before.promise;
      return old;
    });
    await pass(60_000);
    expect(asked()).toBe(2);
    server.on(figures, answer);
    projects = 2;
    clearReads();
    before.resolve();
    await pass(0);
    expect(screen.getByText(/SUCCESS 2/)).toBeTruthy();
    expect(asked()).toBe(3);
  });

  test("that were refused on their way keep the time named, also after a change", async () => {
    renderInPage(<Figures />);
    await pass(0);
    const before = Promise.withResolvers<void>();
    server.on(figures, async () => {
      await before.promise;
      return problem(503, { headers: { "retry-after": "50" } });
    });
    await pass(60_000);
    clearReads();
    before.resolve();
    await pass(40_000);
    expect(asked()).toBe(2);
    projects = 2;
    server.on(figures, answer);
    await pass(20_000);
    expect(screen.getByText(/SUCCESS 2/)).toBeTruthy();
    expect(asked()).toBe(3);
  });
});
