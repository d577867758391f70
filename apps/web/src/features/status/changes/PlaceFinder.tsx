import { slugOf } from "@mars/domain/status/unitSlugs";
import { foldForSearch } from "@mars/wording/format/collation";
import { useRef, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { IconButton } from "../../../ui/buttons/Button.tsx";
import { Field } from "../../../ui/fields/Field.tsx";
import { matching } from "../units/matching.ts";
import { changesText } from "./text.ts";
import { placeKinds, usePlaces } from "./usePlaces.ts";

const MAX_SHOWN = 6;

type Props = {
  /** `kind/name`, or empty for the whole country. */
  place: string;
  onChoose: (place: string) => void;
};

/** The place that is shown; type a few letters for another of any kind, Enter takes the first. */
export function PlaceFinder({ place, onChoose }: Props) {
  const t = useText(changesText);
  const places = usePlaces();
  const input = useRef<HTMLInputElement>(null);
  /** Null while nothing is being looked for. */
  const [typed, setTyped] = useState<string | null>(null);
  const all = places
    ? placeKinds.flatMap((kind) =>
        places[kind].map(({ id, name }) => ({
          kind,
          id,
          name,
          address: `${kind}/${slugOf(name)}`,
        })),
      )
    : [];
  const chosen = all.find(({ kind, id, address }) => [address, `${kind}/${id}`].includes(place));
  const wanted = foldForSearch(typed ?? "");
  const found = wanted === "" ? [] : matching(all, wanted);
  function choose(address: string | undefined) {
    if (address === undefined) return;
    setTyped(null);
    input.current?.focus();
    onChoose(address);
  }
  return (
    <div
      className="place-finder"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setTyped(null);
      }}
    >
      <Field label={t("place.label")} hint={t("place.hint")}>
        {(control) => (
          <div className="search">
            <span className="search-input">
              <input
                {...control}
                ref={input}
                className="form-input"
                type="search"
                autoComplete="off"
                placeholder={t("place.country")}
                value={typed ?? (chosen ? `${chosen.name} (${t(`place.one.${chosen.kind}`)})` : "")}
                onFocus={(event) => event.target.select()}
                onChange={(event) => setTyped(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key === "Enter") choose(typed === "" ? "" : found[0]?.address);
                  if (event.key === "Escape") setTyped(null);
                }}
              />
              {place !== "" && typed === null && (
                <IconButton
                  icon="close"
                  label={t("place.clear")}
                  className="search-clear"
                  onClick={() => choose("")}
                />
              )}
            </span>
          </div>
        )}
      </Field>
      <p className="sr-only" role="status">
        {wanted !== "" && places && t("place.found", { count: found.length })}
      </p>
      {wanted !== "" && (
        // A press must not take the keyboard out of the field: the list would be gone before it ends.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <ul onPointerDown={(event) => event.preventDefault()}>
          {found.slice(0, MAX_SHOWN).map(({ kind, name, address }) => (
            <li key={address}>
              <button type="button" onClick={() => choose(address)}>
                {name} <small>({t(`place.one.${kind}`)})</small>
              </button>
            </li>
          ))}
          {found.length === 0 && places && (
            <li>
              <p>{t("place.none", { typed: typed ?? "" })}</p>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
