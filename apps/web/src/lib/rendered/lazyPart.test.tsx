import { expect, test } from "vitest";
import { lazyPart, partsReady } from "./lazyPart.tsx";

test("parts of parts are loaded too, and what the address does not show is not", async () => {
  const loaded: string[] = [];
  const part = (name: string, then = () => {}) => {
    return async () => {
      loaded.push(name);
      then();
      return () => null;
    };
  };
  const inner = () => {
    lazyPart(part("inner"));
    lazyPart(part("elsewhere"), () => false);
  };
  lazyPart(part("outer", inner));
  await partsReady();
  expect(loaded).toEqual(["outer", "inner"]);
});
