import { afterEach, expect, test, vi } from "vitest";
import { builtInSettings } from "./builtInSettings.ts";
import { loadSettings } from "./settings.ts";

afterEach(() => vi.restoreAllMocks());

test("[C1] on localhost the settings are built in and nothing is fetched", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  expect(await loadSettings("localhost")).toBe(builtInSettings);
  expect(fetched).not.toHaveBeenCalled();
});

test("[C1] settings that the document brings along win, on localhost too", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  const element = document.createElement("script");
  element.type = "application/json";
  element.id = "app-settings";
  element.textContent = JSON.stringify({ application: { demo: false } });
  document.head.append(element);
  const settings = await loadSettings("localhost");
  element.remove();
  expect(settings.application.demo).toBe(false);
  expect(settings.identity).toEqual(builtInSettings.identity);
  expect(fetched).not.toHaveBeenCalled();
});

test("[C1] elsewhere they come from /app-settings.json, missing sections filled in", async () => {
  const fetched = vi
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(Response.json({ connection: { api: "https://api.example/v1" } }));
  const settings = await loadSettings("mars.example");
  expect(fetched.mock.calls[0]?.[0]).toBe("/app-settings.json");
  expect(settings.connection.api).toBe("https://api.example/v1");
  expect(settings.connection.portalApi).toBe("/portal");
  expect(settings.identity).toEqual(builtInSettings.identity);
});

test("[C1] a missing file leaves the page usable with the built-in settings", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("", { status: 500 }));
  expect(await loadSettings("mars.example")).toBe(builtInSettings);
});
