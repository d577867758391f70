import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { useText } from "../../lib/language/text.ts";
import { Link } from "../../lib/router/Link.tsx";
import { useSettings } from "../../lib/settings/settings.ts";
import { IconButton } from "../../ui/buttons/Button.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import type { MapModel } from "../createMapModel.ts";
import { mapText } from "../text.ts";
import type { MapHit } from "./searchMap.ts";
import { showHit } from "./showHit.ts";

const withPage: readonly MapHit["kind"][] = [
  "project",
  "parcel",
  "municipality",
  "tripartite",
  "plan",
];

const hasPublicPage = ({ kind, isPublic }: MapHit): boolean =>
  isPublic === true && withPage.includes(kind);

type Found = {
  hits: readonly MapHit[];
  status: "idle" | "running" | "done" | "failed";
  /** What the hits were found for. */
  text: string;
};
const nothing: Found = { hits: [], status: "idle", text: "" };
const emptyTexts = {
  idle: "search.running",
  running: "search.running",
  done: "search.none",
  failed: "search.failed",
} as const;

type Props = {
  model: MapModel;
  search: (text: string, signal: AbortSignal) => Promise<readonly MapHit[]>;
  onFound?: (hit: MapHit) => void;
};

/** A combobox: type, arrow down, Enter; the map goes there. */
export function MapSearch({ model, search, onFound }: Props) {
  const t = useText(mapText);
  const id = useId();
  // The front page hands its question over in the address.
  const [text, setText] = useState(
    () => new URLSearchParams(window.location.search).get("q") ?? "",
  );
  const [found, setFound] = useState<Found>(nothing);
  const [chosen, setChosen] = useState<MapHit | null>(null);
  const [active, setActive] = useState(-1);
  /** Enter was pressed before its hits were there: the first of them is gone to. */
  const awaited = useRef<string | null>(null);
  const chooseFirst = useRef<((hit: MapHit) => void) | null>(null);
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef<AbortController | null>(null);
  const hasAddresses = useSettings().map.search !== null;
  const asked = text.trim();

  const find = useCallback(
    async (wanted: string, signal: AbortSignal) => {
      setFound((before) => ({ ...before, status: "running" }));
      try {
        const hits = await search(wanted, signal);
        if (signal.aborted) return;
        setFound({ hits, status: "done", text: wanted });
        if (awaited.current === wanted && hits[0]) chooseFirst.current?.(hits[0]);
      } catch {
        if (!signal.aborted) setFound({ hits: [], status: "failed", text: wanted });
      }
    },
    [search],
  );

  useEffect(() => {
    if (asked.length < 2) return;
    const running = new AbortController();
    const timer = window.setTimeout(() => {
      void find(asked, running.signal);
    }, 180);
    return () => {
      clearTimeout(timer);
      running.abort();
    };
  }, [asked, find]);

  function choose(hit: MapHit) {
    setText(hit.title);
    setChosen(hit);
    // The next list is another: a place in this one points at nothing there.
    setActive(-1);
    setOpen(false);
    shown.current?.abort();
    shown.current = new AbortController();
    void showHit(model, hit, shown.current.signal);
    onFound?.(hit);
  }

  function press(event: KeyboardEvent) {
    const count = found.hits.length;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      if (count > 0) setActive((now) => (now + step + count) % count);
    } else if (event.key === "Enter") {
      event.preventDefault();
      // Unless one is pointed out, hits of what was written before are not what is asked for now.
      if (active < 0 && found.text !== asked) awaited.current = asked;
      else {
        const hit = found.hits[Math.max(0, active)];
        if (hit) choose(hit);
      }
    } else if (event.key === "Escape") setOpen(false);
  }

  useEffect(() => {
    chooseFirst.current = choose;
  });

  function said(): string {
    // Its own name is looked for again in the field that it fills: that finds nothing to tell of.
    if (chosen?.title === text) return t("search.shown", { title: text });
    if (asked.length < 2) return "";
    if (found.status === "failed") return t("search.failed");
    return found.status === "done" ? t("search.found", { count: found.hits.length }) : "";
  }

  const isAsked = isOpen && asked.length >= 2 && found.status !== "idle";
  const shows = isAsked && found.hits.length > 0;
  return (
    <div
      className="map-search map-float"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Icon name="search" isSmall />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={t("search")}
        aria-expanded={shows}
        aria-controls={shows ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={shows && active >= 0 ? `${id}-${active}` : undefined}
        placeholder={t(hasAddresses ? "search.placeholderAddress" : "search.placeholder")}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(-1);
          awaited.current = null;
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={press}
      />
      {!shows && chosen?.title === text && hasPublicPage(chosen) && <HitLink hit={chosen} />}
      {text !== "" && (
        <IconButton
          icon="close"
          label={t("search.clear")}
          className="map-search-clear"
          onClick={() => {
            setText("");
            setActive(-1);
            awaited.current = null;
            shown.current?.abort();
            model.found.set(null);
            model.pointAt(null);
            input.current?.focus();
          }}
        />
      )}
      <p className="sr-only" role="status">
        {said()}
      </p>
      {isAsked && !shows && (
        <p className="map-search-list map-search-none">{t(emptyTexts[found.status])}</p>
      )}
      {shows && (
        // A listbox of options is what a combobox opens; HTML has no element of its own for it.
        // oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role
        <ul className="map-search-list" id={`${id}-list`} role="listbox" aria-label={t("search")}>
          {found.hits.map((hit, index) => (
            // Chosen by the combobox's own keys; the pointer needs only the press.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={`${hit.kind}/${hit.id}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(hit)}
            >
              <span>{hit.title}</span>
              <span className="mute">
                {hit.subtitle?.startsWith(t(`kind.${hit.kind}`))
                  ? hit.subtitle
                  : [t(`kind.${hit.kind}`), hit.subtitle].filter(Boolean).join(" · ")}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** From a project, parcel, municipality, tripartite or coastal water group to its public page. */
function HitLink({ hit: { kind, id, title } }: { hit: MapHit }) {
  const t = useText(mapText);
  const label = (
    <>
      {t("search.page")} <span className="sr-only">{t("search.pageOf", { title })}</span>
    </>
  );
  switch (kind) {
    case "project":
      return (
        <Link to="/status/projekter/:projectId" params={{ projectId: id }}>
          {label}
        </Link>
      );
    case "parcel":
      return (
        <Link to="/mit-areal" search={{ q: title }}>
          {t("search.land")} <span className="sr-only">{title}</span>
        </Link>
      );
    case "municipality":
      return (
        <Link to="/status/kommuner/:municipalityId" params={{ municipalityId: id }}>
          {label}
        </Link>
      );
    case "tripartite":
      return (
        <Link to="/status/lokaletreparter/:vosId" params={{ vosId: id }}>
          {label}
        </Link>
      );
    case "plan":
      return (
        <Link to="/status/kystvandgrupper/:planId" params={{ planId: id }}>
          {label}
        </Link>
      );
    default:
      return null;
  }
}
