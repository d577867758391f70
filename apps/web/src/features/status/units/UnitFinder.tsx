import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { foldForSearch } from "@mars/wording/format/collation";
import { useRef, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import { useUnits } from "../api.ts";
import { detailText } from "../text/detailText.ts";
import { UnitLink } from "./UnitLink.tsx";

/** Type a few letters, choose a unit; Enter goes to the first. */
export function UnitFinder({ kind, label }: { kind: UnitKind; label: string }) {
  const t = useText(detailText);
  const [typed, setTyped] = useState("");
  const [isUsed, setUsed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className="finder no-print">
      <SearchField
        label={label}
        placeholder={t(`find.${kind}`)}
        value={typed}
        onFocus={() => setUsed(true)}
        onChange={setTyped}
        onSubmit={() => box.current?.querySelector<HTMLAnchorElement>("li a")?.click()}
      />
      {(isUsed || typed !== "") && <FoundUnits kind={kind} typed={typed} />}
    </div>
  );
}

/** Only for who searches: the list of all units is too long to come with every page. */
function FoundUnits({ kind, typed }: { kind: UnitKind; typed: string }) {
  const t = useText(detailText);
  const units = useUnits(kind).data?.units ?? [];
  const wanted = foldForSearch(typed);
  const found = wanted === "" ? [] : matching(units, wanted);
  return (
    <>
      <p className="sr-only" role="status">
        {wanted !== "" && units.length > 0 && t("find.found", { count: found.length })}
      </p>
      {wanted !== "" && (
        <ul className="finder-list">
          {found.slice(0, 6).map((unit) => (
            <li key={unit.id}>
              <UnitLink kind={kind} slug={unit.slug}>
                {unit.name}
              </UnitLink>
            </li>
          ))}
          {found.length === 0 && units.length > 0 && <li>{t(`find.none.${kind}`, { typed })}</li>}
        </ul>
      )}
    </>
  );
}

/** Names that begin with what is typed come before names that only contain it. */
export function matching<T extends { name: string }>(units: readonly T[], wanted: string): T[] {
  const folded = units.map((unit) => ({ unit, name: foldForSearch(unit.name) }));
  return [
    ...folded.filter(({ name }) => name.startsWith(wanted)),
    ...folded.filter(({ name }) => !name.startsWith(wanted) && name.includes(wanted)),
  ].map(({ unit }) => unit);
}
