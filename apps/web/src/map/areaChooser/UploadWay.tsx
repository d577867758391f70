import { useId, useState } from "react";
import { HttpProblem } from "../../lib/http/HttpProblem.ts";
import { problemSentence } from "../../lib/http/problemSentence.ts";
import { languageOf, type Locale, useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { useRequest } from "../../lib/requestStatus/useRequest.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import type { MapModel } from "../createMapModel.ts";
import { mapText } from "../text.ts";
import type { AreaServices, UploadAnswer, UploadedArea } from "./AreaServices.ts";
import { UploadedAreas } from "./UploadedAreas.tsx";

type Props = {
  model: MapModel;
  services: AreaServices;
  onSeveral?: ((areas: readonly UploadedArea[]) => void) | undefined;
};

/** A zip from the user's own GIS. One area is used at once, of several the user chooses. */
export function UploadWay({ model, services, onSeveral }: Props) {
  const t = useText(mapText);
  const id = useId();
  const locale = useLocale();
  const { uploadMb } = useSettings().limits;
  const [name, setName] = useState("");
  const [refused, setRefused] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const request = useRequest(async (file: File, signal: AbortSignal): Promise<UploadAnswer> => {
    const answer = (await services.upload?.(file, signal)) ?? [];
    return "areas" in answer ? answer : { areas: answer };
  });

  async function take(file: File | undefined) {
    if (!file) return;
    setName(file.name);
    // The same two rules as the server's, told before anything is sent.
    if (!/\.zip$/i.test(file.name)) return setRefused(t("upload.wrongType"));
    if (file.size > uploadMb * 1024 * 1024)
      return setRefused(t("upload.tooLarge", { mb: uploadMb }));
    setRefused(null);
    const answer = await request.run(file);
    const [only] = answer?.areas ?? [];
    if (only && answer?.areas.length === 1) {
      model.drawing.setArea(only.geometry, "uploaded");
      model.fit(only.geometry);
    }
  }

  const areas = request.data?.areas ?? [];
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
          accept=".zip,application/zip"
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
      {request.status === "RUNNING" && (
        <div className="map-between">
          <Spinner label={t("upload.reading", { name })} />
          <Button variant="text" size="small" onClick={request.cancel}>
            {t("key.cancels")}
          </Button>
        </div>
      )}
      {fault && (
        <Alert variant="error" title={t("upload.failed")} isUrgent>
          <p>{fault}</p>
        </Alert>
      )}
      {request.status === "SUCCESS" && areas.length === 1 && !refused && (
        <Alert variant="success" title={t("upload.used", { name })}>
          {areas[0]?.warnings?.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Alert>
      )}
      {areas.length > 1 && !refused && (
        <UploadedAreas model={model} services={services} areas={areas} onSeveral={onSeveral} />
      )}
      {request.data?.refused && request.data.refused.length > 0 && (
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
        </Alert>
      )}
    </div>
  );
}

/** The server names fault and file in both languages; that sentence wins. */
function sentenceOf(error: Error, locale: Locale): string {
  const own =
    error instanceof HttpProblem &&
    error.figures[languageOf(locale) === "da" ? "sentenceDa" : "sentenceEn"];
  return typeof own === "string" ? own : problemSentence(error, locale);
}
