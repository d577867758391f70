import "../answer/answer.css";
import "../list/list.css";
import "./myLand.css";
import type { PickedArea } from "@mars/contracts/datasets/layers";
import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { areaText } from "@mars/wording/format/areaText";
import { languageOf } from "@mars/wording/language/languages";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "../../../lib/createStore.ts";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { queryString } from "../../../lib/http/queryString.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useInPlace } from "../../../lib/language/useInPlace.ts";
import { useText } from "../../../lib/language/text.ts";
import { useLocation } from "../../../lib/router/currentLocation.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { useSettings } from "../../../lib/settings/settings.ts";
import { MapLayout, type MapModel, MapView, PanelHead, useMapModel } from "../../../map/index.ts";
import { buttonClass } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import { everyNeighbour } from "../area/NeighbourChoice.ts";
import { LandOptions } from "./LandOptions.tsx";
import { Contacts } from "../answer/ContactSection.tsx";
import { ResultContext, type ResultInView, useResult } from "../findings/ResultContext.ts";
import { SavedAreas } from "../list/SavedAreas.tsx";
import { openInScreening } from "../list/openSavedArea.ts";
import { changeSearch } from "../mapInAddress.ts";
import { useMunicipality } from "../place/useMunicipality.ts";
import { useDatasetWords } from "../result/useDatasetWords.ts";
import { overlapping, useProjectsOnMap } from "../result/useProjectsOnMap.ts";
import { screeningCalls } from "../run/screeningCalls.ts";
import { ScreeningRun } from "../run/ScreeningRun.ts";
import { cornersOf } from "./cornersOf.ts";
import { FollowFoot } from "./FollowFoot.tsx";
import { PublicFacts } from "./PublicFacts.tsx";
import { myLandText } from "./text.ts";
import { type FoundLand, landAt, useFoundLand } from "./useFoundLand.ts";

const show = (label: string) => changeSearch((query) => query.set("q", label), { replace: false });

/** One parcel: what is public about it, what happens next, whom to write to, what it could give. */
export function MyLand() {
  const t = useText(myLandText);
  const model = useMapModel({ layers: [datasetIds.parcels] });
  const [run] = useState(() => new ScreeningRun(screeningCalls(() => everyNeighbour)));
  const asked = new URLSearchParams(useLocation().search).get("q")?.trim() ?? "";
  const found = useFoundLand(model, asked);
  const land = found?.land ?? null;
  const state = useStore(run.store);
  const { titleOf, meaningOf } = useDatasetWords(state.soFar);
  const [isNothingHere, setNothingHere] = useState(false);
  const { area } = state;
  useEffect(
    () =>
      model.takeClicks((at) => {
        const find = async () => {
          const clicked = await landAt(at, new AbortController().signal).catch(() => null);
          setNothingHere(clicked === null);
          if (clicked) show(clicked.label);
        };
        void find();
      }),
    [model],
  );
  useEffect(() => {
    if (land) void run.start(land.geometry);
    return () => run.forget();
  }, [run, land]);
  useLandOnMap(model, land);
  const shown = useMemo(
    () => overlapping(state.soFar.verdict?.neighbours),
    [state.soFar.verdict?.neighbours],
  );
  useProjectsOnMap(model, area, shown);
  const result = useMemo<ResultInView>(
    () => ({
      run,
      state,
      model,
      area,
      hasMap: true,
      titleOf,
      meaningOf,
      openId: null,
      setOpenId: () => undefined,
    }),
    [run, state, model, area, titleOf, meaningOf],
  );
  const projects = shown.filter(({ kind }) => kind === "project");
  const sketches = shown.filter(({ kind }) => kind === "sketch_project");
  const [kind, count] =
    projects.length > 0
      ? (["project", projects.length] as const)
      : (["sketch", sketches.length] as const);
  const isKnown = state.soFar.verdict !== null;
  return (
    <ResultContext value={result}>
      <MapLayout
        label={t("panel")}
        isDocument
        head={
          <PanelHead
            context={<LandContext found={found} />}
            title={
              !land
                ? t("title.ask")
                : !isKnown
                  ? t("title.reading", { land: land.label })
                  : count === 0
                    ? t("title.none")
                    : t(`title.${kind}`, { count })
            }
          />
        }
        foot={land && <FollowFoot land={land} />}
        map={
          <MapView
            model={model}
            label={t("map")}
            controls={{ search: false }}
            findsFeatures={false}
          />
        }
      >
        <div className="screening-result my-land">
          <LandSearch key={asked} asked={asked} found={found} isNothingHere={isNothingHere} />
          {found?.status === "searching" && <Spinner label={t("searching")} />}
          {!land && found === null && (
            <>
              <p className="answer-lead">{t("ask.text")}</p>
              <SavedAreas current={null} onOpen={openInScreening} />
            </>
          )}
          {state.error && <ProblemAlert error={state.error} />}
          {land && !isKnown && !state.error && <Spinner label={t("searching")} />}
          {land && isKnown && (
            <LandAnswer kind={count === 0 ? "none" : kind} {...{ projects, sketches }} />
          )}
          {land && (
            <p className="my-land-feed">
              <FeedLink area={cornersOf(land.geometry)} />
            </p>
          )}
        </div>
      </MapLayout>
    </ResultContext>
  );
}

/** '12b Løvel By, Løvel · 6,1 ha i Viborg' */
function LandContext({ found }: { found: FoundLand | null }) {
  const t = useText(myLandText);
  const f = useFormat();
  const inPlace = useInPlace();
  const land = found?.land ?? null;
  const municipality = useMunicipality(land?.geometry ?? null);
  if (!land) return t("page");
  return [
    land.label,
    [areaText(f, land.areaHa), municipality && inPlace(municipality)].filter(Boolean).join(" "),
  ].join(" · ");
}

type SearchProps = { asked: string; found: FoundLand | null; isNothingHere: boolean };

function LandSearch({ asked, found, isNothingHere }: SearchProps) {
  const t = useText(myLandText);
  const hasAddresses = useSettings().map.search !== null;
  const [typed, setTyped] = useState(asked);
  const fault =
    found?.status === "failed"
      ? t("search.failed")
      : found?.status === "missing"
        ? t("search.missing", { asked })
        : isNothingHere
          ? t("search.missingHere")
          : null;
  return (
    <div className="my-land-search">
      <SearchField
        label={t(hasAddresses ? "search.labelAddress" : "search.label")}
        hint={found?.land ? null : t("search.hint")}
        error={fault}
        value={typed}
        onChange={setTyped}
        onSubmit={(value) => value.trim() !== "" && show(value.trim())}
      />
    </div>
  );
}

type AnswerProps = Parameters<typeof PublicFacts>[0] & { kind: "project" | "sketch" | "none" };

function LandAnswer({ kind, projects, sketches }: AnswerProps) {
  const t = useText(myLandText);
  const f = useFormat();
  const { state, run } = useResult();
  const { started, verdict } = state.soFar;
  const code = kind === "project" ? "overlap.demarcation" : "overlap.sketches";
  const warning = verdict?.neighbours.warnings.find((one) => one.code === code);
  const figures = {
    part: areaText(f, Number(warning?.figures["overlapHa"] ?? 0)),
    whole: areaText(f, started?.areaHa ?? 0),
  };
  return (
    <>
      <p className="answer-lead">{t(`lead.${kind}`, figures)}</p>
      <section className="answer-section" aria-labelledby="my-land-public">
        <div className="answer-section-head">
          <h2 id="my-land-public">{t("public.title")}</h2>
          <span>{verdict && f.date(verdict.at)}</span>
        </div>
        <PublicFacts {...{ projects, sketches }} />
      </section>
      <section className="answer-section" aria-labelledby="my-land-next">
        <div className="answer-section-head">
          <h2 id="my-land-next">{t("next.title")}</h2>
        </div>
        <p className="my-land-next">{t(`next.${kind}`)}</p>
        <Contacts />
      </section>
      <section className="answer-section" aria-labelledby="my-land-give">
        <div className="answer-section-head">
          <h2 id="my-land-give">{t("give.title")}</h2>
        </div>
        <LandOptions />
        {run.id !== null && (
          <Link
            to="/screening"
            search={{ analysis: run.id }}
            className={buttonClass({ variant: "secondary" })}
          >
            {t("give.open")}
          </Link>
        )}
      </section>
    </>
  );
}

/** The parcel with its number, over what lies on it. */
function useLandOnMap(model: MapModel, land: PickedArea | null): void {
  const f = useFormat();
  useEffect(() => {
    if (!land) return;
    const label = `${land.label}, ${areaText(f, land.areaHa)}`;
    model.shapes.set("land", [{ id: land.id, geometry: land.geometry, style: "mine", label }]);
    model.shapes.raise("land");
    model.fit(land.geometry);
    return () => model.shapes.clear("land");
    // The words of a figure follow the language, which redraws the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [model, land]);
}

function FeedLink({ area }: { area: string }) {
  const t = useText(myLandText);
  const language = languageOf(useLocale());
  const { api } = useSettings().connection;
  return (
    <a href={`${api}/status/changes.atom?${queryString({ area, language })}`}>{t("follow.feed")}</a>
  );
}
