import { slugOf } from "@mars/domain/status/unitSlugs";
import { foldForSearch } from "@mars/wording/format/collation";
import { useRef, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { Field } from "../../../ui/Field.tsx";
import { matching } from "../units/UnitFinder.tsx";
import { changesText } from "./text.ts";
import { placeKinds, usePlaces } from "./usePlaces.ts";

const MOST_SHOWN = 6;

/** Type a few letters, choose a place of any kind; Enter takes the first. */
export function PlaceFinder({ onChoose }: { onChoose: (place: string) => void }) {
  const t = useText(changesText);
  const places = usePlaces();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const wanted = foldForSearch(typed);
  const all = places
    ? placeKinds.flatMap((kind) => places[kind].map(({ name }) => ({ kind, name })))
    : [];
  const found = wanted === "" ? [] : matching(all, wanted);
  function choose(place: (typeof found)[number] | undefined) {
    if (place === undefined) return;
    setTyped("");
    input.current?.focus();
    onChoose(`${place.kind}/${slugOf(place.name)}`);
  }
  return (
    <div className="place-finder">
      <Field label={t("place.find")} hint={t("place.hint")}>
        {(control) => (
          <input
            {...control}
            ref={input}
            className="form-input"
            type="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter") choose(found[0]);
              if (event.key === "Escape") setTyped("");
            }}
          />
        )}
      </Field>
      <p className="sr-only" role="status">
        {wanted !== "" && places && t("place.found", { count: found.length })}
      </p>
      {wanted !== "" && (
        <ul>
          {found.slice(0, MOST_SHOWN).map((place) => (
            <li key={`${place.kind} ${place.name}`}>
              <button type="button" onClick={() => choose(place)}>
                {place.name} <small>({t(`place.one.${place.kind}`)})</small>
              </button>
            </li>
          ))}
          {found.length === 0 && places && (
            <li>
              <p>{t("place.none", { typed })}</p>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
