import { expect, test } from "vitest";
import { prefixPattern, searchKey, withoutKindWord } from "./searchKey.ts";

test.each([
  ["Århus", "arhus"],
  ["AARHUS", "arhus"],
  ["Ærø", "aero"],
  ["Aeroe", "aero"],
  ["Køge Bugt", "koge bugt"],
  ["Koege", "koge"],
])("%s is searched as %s", (text, key) => expect(searchKey(text)).toBe(key));

test.each([
  ["alborg kommune", "alborg"],
  ["odense komune", "odense"],
  ["vejle kom", "vejle"],
  ["viborg kommunen", "viborg"],
  ["kommune viborg", "viborg"],
  ["delopland vejle fjord", "vejle fjord"],
  ["kommune", null],
  ["viborg", null],
])("%s without the kind is %s", (key, bare) => expect(withoutKindWord(key)).toBe(bare));

test("what is typed is no pattern", () => expect(prefixPattern("50%_")).toBe(String.raw`50\%\_%`));
