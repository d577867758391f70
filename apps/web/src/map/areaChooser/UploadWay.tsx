import type { UploadFault } from "@mars/contracts/places/uploads";
import { boundingBox } from "@mars/domain/areas/boundingBox";
import { polygonsOf } from "@mars/domain/areas/geometry";
import type { Locale } from "@mars/wording/language/languages";
import { wordIn } from "@mars/wording/language/wordIn";
import { useEffect, useId, useRef, useState } from "react";
import { useFormat } from "../../lib/format/useFormat.ts";
import { HttpProblem } from "../../lib/http/HttpProblem.ts";
import { problemSentence } from "../../lib/http/problemSentence.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { useRequest } from "../../lib/requestStatus/useRequest.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { Button, buttonClass } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import type { MapModel } from "../createMapModel.ts";
import { mapText } from "../text.ts";
import type { AreaServices, UploadAnswer, UploadedArea } from "./AreaServices.ts";
import { UploadedAreas } from "./UploadedAreas.tsx";
import { takeArea } from "./takeArea.ts";
import type { AskReplaceOrAdd } from "./useReplaceOrAdd.ts";

type Props = {
  model: MapModel;
  services: AreaServices;
  ask: AskReplaceOrAdd;
  hasMap: boolean;
  onWaiting: (isWaiting: boolean) => void;
  onSeveral?: ((areas: readonly UploadedArea[]) => void) | undefined;
};

type Given = { file: File; repair: boolean };

const BYTES_PER_MB = 1_000_000;
const NAMES_SHOWN = 3;

function shortList(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_SHOWN).join(", ");
  return names.length > NAMES_SHOWN ? `${shown} …` : shown;
}

/** A zip from the user's own GIS. One area is used at once, of several the user chooses. */
export function UploadWay({ model, services, ask, hasMap, onWaiting, onSeveral }: Props) {
  const t = useText(mapText);
  const id = useId();
  const locale = useLocale();
  const { uploadMb } = useSettings().limits;
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const request = useRequest(async (given: Given, signal: AbortSignal): Promise<UploadAnswer> => {
    const answer = (await services.upload?.(given.file, signal, { repair: given.repair })) ?? [];
    return "areas" in answer ? answer : { areas: answer };
  });

  // On a narrow screen what came of the file lies below the fold.
  const results = useRef<HTMLDivElement>(null);
  const isDone = refused !== null || request.status === "SUCCESS" || request.status === "ERROR";
  useEffect(() => {
    const scroller = results.current?.closest(".map-panel-scroll");
    if (!isDone || !results.current || !scroller) return;
    const panel = scroller.getBoundingClientRect();
    const { top, bottom } = results.current.getBoundingClientRect();
    // Only the panel moves, and only where something is hidden.
    if (bottom > panel.bottom) scroller.scrollTop += top - panel.top;
  }, [isDone, file, request.data]);

  async function take(given: File | undefined) {
    if (!given) return;
    setFile(given);
    setTaken(false);
    // The same two rules as the server's, told before anything is sent.
    if (!/\.(?:zip|kmz)$/i.test(given.name)) return setRefused(t("upload.wrongType"));
    if (given.size > uploadMb * BYTES_PER_MB)
      return setRefused(t("upload.tooLarge", { mb: uploadMb }));
    setRefused(null);
    await read({ file: given, repair: false });
  }

  async function read(given: Given) {
    const answer = await request.run(given);
    const [only] = answer?.areas ?? [];
    // Its areas are chosen from: the one of the file before is not among them, nor is its fault.
    if ((answer?.areas.length ?? 0) > 1 && model.drawing.store.get().source === "uploaded")
      model.drawing.clear();
    if (only && answer?.areas.length === 1) {
      const name = given.file.name;
      try {
        setTaken(await takeArea({ model, services, ask }, { ...only, name }, "uploaded"));
      } catch (error) {
        setRefused(problemSentence(error, locale));
      }
    }
  }

  const name = file?.name ?? "";
  const areas = request.data?.areas ?? [];
  const repairedNames = areas.filter(({ isRepaired }) => isRepaired).map((area) => area.name);
  const isRepairable =
    request.error instanceof HttpProblem
      ? request.error.figures["repairable"] === true
      : request.data?.refused?.some((one) => one.isRepairable) === true;
  const repairButton = isRepairable && file && !refused && (
    <div className="map-repair">
      <p className="small">{t("upload.repairHint")}</p>
      <Button
        variant="secondary"
        size="small"
        isBusy={request.status === "RUNNING"}
        onClick={() => void read({ file, repair: true })}
      >
        {t("upload.repair")}
      </Button>
    </div>
  );
  const fault = refused ?? (request.error && sentenceOf(request.error, locale));
  return (
    <div className="map-upload">
      {/* Dropping is a shortcut; the button does the same. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={isOver ? "map-drop map-drop-over" : "map-drop"}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer.files[0]);
        }}
      >
        <Icon name="upload" />
        <p id={`${id}-drop`}>{t("upload.drop")}</p>
        <label htmlFor={id} className={buttonClass({ variant: "secondary", size: "small" })}>
          {t("upload.choose")}
        </label>
        <input
          className="sr-only"
          id={id}
          type="file"
          accept=".zip,.kmz,application/zip"
          aria-describedby={`${id}-drop ${id}-hint`}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // The same file again, corrected, must count as a choice.
            event.target.value = "";
          }}
        />
        <p className="small" id={`${id}-hint`}>
          {t("upload.hint", { mb: uploadMb })}
        </p>
      </div>
      <div className="map-upload-results" ref={results}>
        {request.status === "RUNNING" && (
          <div className="map-between">
            <Spinner label={t("upload.reading", { name })} />
            <Button variant="text" size="small" onClick={request.cancel}>
              {t("upload.cancel")}
            </Button>
          </div>
        )}
        {fault && (
          <Alert variant="error" title={t("upload.failed")} isUrgent>
            <p>{fault}</p>
            {repairButton}
          </Alert>
        )}
        {request.status === "SUCCESS" && areas.length === 1 && isTaken && !refused && (
          <Alert variant="success" title={t("upload.used", { name })}>
            {areas[0]?.warnings?.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </Alert>
        )}
        {request.status === "SUCCESS" && request.data && !refused && (
          <UploadedSystem answer={request.data} model={model} hasMap={hasMap} />
        )}
        {repairedNames.length > 0 && !refused && (
          <Alert variant="warning" title={t("upload.repaired", { count: repairedNames.length })}>
            <p>{t("upload.repairedHint", { names: shortList(repairedNames) })}</p>
          </Alert>
        )}
        {request.data?.refused && request.data.refused.length > 0 && !refused && (
          <Alert
            variant="warning"
            title={t("upload.refused", { count: request.data.refused.length })}
          >
            <ul>
              {request.data.refused.map((one, index) => (
                <li key={index}>
                  <b>{one.name}</b>: {one.sentence}
                </li>
              ))}
            </ul>
            {repairButton}
          </Alert>
        )}
        {areas.length > 1 && !refused && (
          <UploadedAreas
            model={model}
            services={services}
            ask={ask}
            key={file?.name}
            areas={areas}
            onWaiting={onWaiting}
            onSeveral={onSeveral}
          />
        )}
      </div>
    </div>
  );
}

/** The server names fault and file in both languages; that sentence wins. */
function sentenceOf(error: Error, locale: Locale): string {
  const told = error instanceof HttpProblem ? (error.figures as Partial<UploadFault>) : {};
  return wordIn(locale, told, "sentence") ?? problemSentence(error, locale);
}

type UploadedSystemProps = { answer: UploadAnswer; model: MapModel; hasMap: boolean };

/** Which system the file was in; where it names none, where the assumed one puts the area. */
function UploadedSystem({ answer, model, hasMap }: UploadedSystemProps) {
  const t = useText(mapText);
  const format = useFormat();
  const { areas, coordinateSystems = [], assumedSystems = [] } = answer;
  if (coordinateSystems.length === 0 || areas.length === 0) return null;
  if (assumedSystems.length === 0)
    return <p className="small">{t("upload.system", { system: coordinateSystems.join(", ") })}</p>;
  const all = {
    type: "MultiPolygon" as const,
    coordinates: areas.flatMap(({ geometry }) => polygonsOf(geometry)),
  };
  const box = boundingBox(all);
  return (
    <Alert variant="warning" title={t("upload.assumed", { system: assumedSystems.join(", ") })}>
      {box && (
        <p>
          {t(hasMap ? "upload.assumedPlace" : "upload.assumedPoint", {
            east: format.integer((box.minX + box.maxX) / 2),
            north: format.integer((box.minY + box.maxY) / 2),
          })}
        </p>
      )}
      {hasMap && (
        <Button variant="text" size="small" onClick={() => model.fit(all)}>
          {t("upload.show")}
        </Button>
      )}
    </Alert>
  );
}
