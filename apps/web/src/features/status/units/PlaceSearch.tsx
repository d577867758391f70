import type { SearchHit } from "@mars/contracts/places/search";
import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { languageOf } from "@mars/wording/language/languages";
import { useDeferredValue, useState } from "react";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useHydrated } from "../../../lib/rendered/useHydrated.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { useRead } from "../../../lib/serverData/useRead.ts";
import { HiddenSearchInputs } from "../../../ui/fields/HiddenSearchInputs.tsx";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import { useUnits } from "../api.ts";
import { useKeptSearch } from "../asOf/asOf.ts";
import { useGoTo } from "../embed/embed.ts";
import { useNeedWords } from "../needs/useNeedWords.ts";
import { ProjectLink } from "../projects/ProjectLink.tsx";
import { detailText } from "../text/detailText.ts";
import { UnitLink } from "./UnitLink.tsx";

const shortest = 2;
const longest = 100;

/** The search for a place, with what it finds below it. */
export function PlaceSearch({
  typed,
  onChange,
}: {
  typed: string;
  onChange: (typed: string) => void;
}) {
  const t = useText(detailText);
  const asked = useDeferredValue(typed.trim());
  return (
    <div className="finder">
      <SearchField
        label={t("find.place")}
        placeholder={t("find.placeExample")}
        name="q"
        kept={<HiddenSearchInputs except="q" />}
        size="large"
        value={typed}
        onChange={onChange}
      />
      {asked.length >= shortest && <FoundPlaces asked={asked} />}
    </div>
  );
}

/** On pages that show something else: takes what was typed to the search's own page. */
export function PlaceSearchLink() {
  const t = useText(detailText);
  const search = useKeptSearch();
  const goTo = useGoTo();
  const [typed, setTyped] = useState("");
  return (
    <div className="finder no-print">
      <SearchField
        label={t("find.place")}
        placeholder={t("find.placeExample")}
        value={typed}
        onChange={setTyped}
        onSubmit={(q) =>
          goTo(addressOf({ to: "/status/find", search: { ...search, q: q.trim() || null } }))
        }
      />
    </div>
  );
}

export function FoundPlaces({ asked }: { asked: string }) {
  const t = useText(detailText);
  const isAlive = useHydrated();
  const answer = useRead<{ hits: SearchHit[] }>("/search", {
    q: asked.slice(0, longest),
    language: languageOf(useLocale()),
  });
  const hits = answer.data?.hits ?? [];
  return (
    <>
      <p className="sr-only" role="status">
        {answer.data && t("find.found", { count: hits.length })}
      </p>
      <ul className="finder-list">
        {hits.map((hit) => (
          <li key={`${hit.kind} ${hit.id}`}>
            <HitLink hit={hit} />
            <span className="small">
              {hit.subtitle}
              {isAlive && <Verdict hit={hit} />}
            </span>
          </li>
        ))}
        {answer.data && hits.length === 0 && <li>{t("find.none", { typed: asked })}</li>}
        {answer.status === "ERROR" && <li>{t("find.failed")}</li>}
      </ul>
    </>
  );
}

/** A unit's own page, a project's, else that of the group the water runs to; land is screened. */
function HitLink({ hit }: { hit: SearchHit }) {
  const t = useText(detailText);
  const unit = unitOf(hit);
  if (hit.kind === "project") return <ProjectLink id={hit.id} name={hit.title} />;
  const screening = (
    <Link to="/screening" search={{ q: hit.title }}>
      {unit === null ? hit.title : t("find.screen")}
    </Link>
  );
  if (unit === null) return screening;
  return (
    <>
      <UnitLink kind={unit.kind} slug={unit.id}>
        {hit.title}
      </UnitLink>
      {isLand(hit) && hit.group && (
        <span className="small">
          {t("find.group", { group: hit.group.name })} {screening}
        </span>
      )}
    </>
  );
}

/** What is missing or happens there; the lists it needs are too long to come with the page. */
function Verdict({ hit }: { hit: SearchHit }) {
  const unit = unitOf(hit);
  return unit && <UnitVerdict {...unit} />;
}

function UnitVerdict({ kind, id }: { kind: UnitKind; id: string }) {
  const t = useText(detailText);
  const needWords = useNeedWords();
  const found = useUnits(kind).data?.units.find((unit) => unit.id === id || unit.code === id);
  if (!found) return null;
  const words = found.plan
    ? needWords(found.plan.verdict, found.plan.coverage)
    : t("list.found", { count: found.counts.total });
  return <>. {words}</>;
}

const isLand = ({ kind }: SearchHit) => kind === "place" || kind === "address";

function unitOf({ kind, id, group }: SearchHit): { kind: UnitKind; id: string } | null {
  if (kind === "plan" || kind === "tripartite" || kind === "municipality") return { kind, id };
  return group && { kind: "plan", id: group.id };
}
