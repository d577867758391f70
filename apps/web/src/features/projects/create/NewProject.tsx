import "../projects.css";
import "../text/problemText.ts";
import { createProject } from "@mars/contracts/projects/projects";
import { useEffect, useState } from "react";
import { closeDialog, showDialog } from "../../../lib/dialogs/shownDialog.ts";
import { call } from "../../../lib/http/call.ts";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { useText } from "../../../lib/language/text.ts";
import { randomId } from "../../../lib/randomId.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { Link } from "../../../lib/router/Link.tsx";
import {
  dropScreeningResults,
  readScreeningResults,
  type ScreeningAnalysisResults,
} from "../../../lib/session/ownWork/screeningAnalysisResults.ts";
import { sessionStore } from "../../../lib/storage/jsonStorage.ts";
import { storageKeys } from "../../../lib/storage/storageKeys.ts";
import { Button, buttonClass } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { sentArea } from "../area/areaServices.ts";
import { cacheProject } from "../projectQueries.ts";
import { projectText } from "../text/projectText.ts";

/** R6: the stored screening becomes a project by itself; without one the dialog asks for a name. */
export function NewProject() {
  const t = useText(projectText);
  const [stored] = useState(readScreeningResults);
  const request = useRequest(createFrom);
  const create = async (from: ScreeningAnalysisResults) => {
    const id = await request.run(from);
    if (id) navigate(addressOf({ to: "/projects/:id", params: { id } }), { replace: true });
  };
  useEffect(() => {
    if (!stored) {
      showDialog({ name: "createProject" });
      return closeDialog;
    }
    void create(stored);
    // Once: `create` changes with every render, the stored screening never.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stored]);
  return (
    <div className="container project-state">
      <h1 tabIndex={-1}>{t("new.title")}</h1>
      {stored && !request.error && (
        <Spinner label={t("new.creating", { name: stored.suggestedName })} />
      )}
      {stored && request.error && (
        <>
          <ProblemAlert
            title={t("new.failed")}
            error={request.error}
            onRetry={isAreaRefused(request.error) ? undefined : () => void create(stored)}
          />
          {isAreaRefused(request.error) ? (
            <>
              <p>{t("new.changeArea")}</p>
              <div className="row">
                <Link to="/screening" className={buttonClass({})}>
                  {t("new.toDrawing")}
                </Link>
                {stored.screeningId !== "" && (
                  <Link to="/screening" search={{ analysis: stored.screeningId }}>
                    {t("new.toResult")}
                  </Link>
                )}
              </div>
            </>
          ) : (
            <p>{t("new.kept")}</p>
          )}
        </>
      )}
      {!stored && (
        <>
          <p className="lead">{t("new.nothing")}</p>
          <div className="row">
            <Button onClick={() => showDialog({ name: "createProject" })}>{t("new.create")}</Button>
            <Link to="/screening">{t("new.screen")}</Link>
          </div>
        </>
      )}
    </div>
  );
}

/** The same area is refused again however often it is sent: it has to be changed. */
function isAreaRefused(error: unknown): boolean {
  return error instanceof HttpProblem && error.code.startsWith("geometry.");
}

const keyName = `${storageKeys.draftPrefix}new-project-key`;

/** A scheme that is not for this applicant, or a screening that has expired, must not cost the area. */
async function createFrom(stored: ScreeningAnalysisResults, signal: AbortSignal): Promise<string> {
  let from = stored;
  for (;;) {
    try {
      // Each attempt depends on why the one before was refused.
      // oxlint-disable-next-line no-await-in-loop
      return await sendCreation(from, signal);
    } catch (error) {
      const code = error instanceof HttpProblem ? error.code : "";
      if (code.startsWith("project.scheme-") && from.subsidySchemeId !== null) {
        from = { ...from, subsidySchemeId: null };
      } else if (code === "screening.not-found" && from.screeningId !== "") {
        from = { ...from, screeningId: "" };
      } else throw error;
    }
  }
}

async function sendCreation(from: ScreeningAnalysisResults, signal: AbortSignal): Promise<string> {
  // The key lives as long as the screening: a reload in the middle creates nothing twice.
  const of = `${from.screeningId}/${from.subsidySchemeId}`;
  const known = sessionStore.read<{ of: string; key: string }>(keyName);
  const key = known?.of === of ? known.key : randomId();
  sessionStore.write(keyName, { of, key });
  const project = await call(createProject, {
    body: {
      name: from.suggestedName,
      geometry: sentArea(from.geometry),
      geometrySource: from.geometrySource,
      subsidySchemeId: from.subsidySchemeId,
      ...(from.screeningId && { screeningId: from.screeningId }),
    },
    idempotencyKey: key,
    signal,
    quiet: true,
    timeoutMs: 60_000,
  });
  dropScreeningResults();
  sessionStore.remove(keyName);
  cacheProject(project);
  return project.id;
}
