import { expect, test } from "vitest";
import { anonymizeWithdrawn } from "./anonymizeWithdrawn.ts";
import type { FormerProject, FormerSketch } from "./queries.ts";

const project = (id: string, isPublicNow: boolean, isOutlinePublic = true) =>
  ({
    id,
    name: `Name of ${id}`,
    geoLocationId: `outline of ${id}`,
    isPublicNow,
    isOutlinePublic,
  }) as FormerProject;

test("an earlier day names projects that are still public, and no others", () => {
  const { projects } = anonymizeWithdrawn([project("a", true), project("b", false)], []);
  expect(projects[0]).toMatchObject({
    id: "a",
    name: "Name of a",
    isConcealed: false,
    geoLocationId: "outline of a",
  });
  expect(projects[1]).toMatchObject({ name: "", isConcealed: true });
  expect(JSON.stringify(projects[1])).not.toMatch(/of b|"b"/);
});

test("an outline that has changed since is not shown on the earlier day", () => {
  const { projects } = anonymizeWithdrawn([project("a", true, false)], []);
  expect(projects[0]).toMatchObject({ id: "a", name: "Name of a" });
  expect(projects[0]!.geoLocationId).not.toBe("outline of a");
});

test("a sketch whose report was withdrawn keeps neither name nor place", () => {
  const sketch = { id: "s", name: "Name of s", geoLocationId: "outline of s" };
  const { sketches } = anonymizeWithdrawn(
    [],
    [
      { ...sketch, isPublicNow: false } as FormerSketch,
      { ...sketch, id: "t", isPublicNow: true } as FormerSketch,
    ],
  );
  expect(JSON.stringify(sketches[0])).not.toMatch(/of s|"s"/);
  expect(sketches[1]).toMatchObject({ id: "t", name: "Name of s" });
});

test("ids that stand for withdrawn ones differ from each other", () => {
  const all = [project("a", false), project("b", false)];
  const { projects } = anonymizeWithdrawn(all, []);
  const ids = projects.flatMap(({ id, geoLocationId }) => [id, geoLocationId]);
  expect(new Set(ids).size).toBe(4);
});
