import { languageOf, type Language } from "@mars/wording/language/languages";
import { useState } from "react";
import { showDialog } from "../../../lib/dialogs/shownDialog.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import { Icon, type IconName } from "../../../ui/icons/Icon.tsx";
import { useResult } from "../findings/ResultContext.ts";
import { useJudgedSchemes } from "../schemes/useJudgedSchemes.ts";
import { screeningText } from "../text.ts";
import { isOffLand } from "../result/isOffLand.ts";
import { useCreateProject } from "./useCreateProject.ts";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import {
  downloadFindingsCsv,
  downloadFindingsGeojson,
  downloadFindingsGeopackage,
  downloadScreeningPdf,
} from "@mars/contracts/screening/screeningDownloads";
import type { ApplicantChoice } from "@mars/domain/schemes/judgedFor";

const paths = {
  csv: downloadFindingsCsv.path,
  geojson: downloadFindingsGeojson.path,
  gpkg: downloadFindingsGeopackage.path,
  pdf: downloadScreeningPdf.path,
};
type Download = keyof typeof paths;

/** A plain address: the browser fetches and names the file itself. */
function downloadAddress(
  api: string,
  id: string,
  kind: Download,
  language: Language,
  applicant: ApplicantChoice | null,
): string {
  const address = `${api}${paths[kind].replace(":id", encodeURIComponent(id))}?language=${language}`;
  return applicant === null ? address : `${address}&applicant=${applicant}`;
}

/** Share, document, data, another system: what one does with a result. */
export function ResultActions({ onShare, onTable }: { onShare: () => void; onTable: () => void }) {
  const t = useText(screeningText);
  const language = languageOf(useLocale());
  const { connection } = useSettings();
  const { run, state } = useResult();
  const createProject = useCreateProject();
  const applicant = useJudgedSchemes()?.applicant ?? null;
  const [isDownloading, setDownloading] = useState(false);
  const id = state.phase === "done" ? run.id : null;
  return (
    <section className="screening-section" aria-label={t("actions.label")}>
      <div className="screening-actions no-print">
        <Action
          icon="plus"
          label={t("action.create")}
          isOff={!id || isOffLand(state.soFar)}
          onClick={() => createProject()}
        />
        <Action icon="share" label={t("action.shareLink")} isOff={!id} onClick={onShare} />
        {id ? (
          <a href={downloadAddress(connection.api, id, "pdf", language, applicant)} download>
            <Icon name="document" />
            {t("action.pdf")}
          </a>
        ) : (
          <Action icon="document" label={t("action.pdf")} isOff onClick={() => {}} />
        )}
        <Action
          icon="download"
          label={t("action.data")}
          isOff={!id}
          onClick={() => setDownloading(true)}
        />
        <Action
          icon="external"
          label={t("action.systems")}
          onClick={() => showDialog({ name: "systems" })}
        />
        <Action icon="table" label={t("action.table")} onClick={onTable} />
        <Action icon="print" label={t("action.print")} onClick={() => window.print()} />
      </div>
      {isDownloading && id && <DownloadDialog id={id} onClose={() => setDownloading(false)} />}
    </section>
  );
}

type ActionProps = { icon: IconName; label: string; isOff?: boolean; onClick: () => void };

function Action({ icon, label, isOff, onClick }: ActionProps) {
  return (
    <button type="button" disabled={isOff} onClick={onClick}>
      <Icon name={icon} />
      {label}
    </button>
  );
}

function DownloadDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(screeningText);
  const language = languageOf(useLocale());
  const { connection } = useSettings();
  const applicant = useJudgedSchemes()?.applicant ?? null;
  return (
    <Dialog title={t("download.title")} onClose={onClose}>
      <p>{t("download.text")}</p>
      <div className="screening-downloads">
        {(["csv", "geojson", "gpkg"] as const).map((kind) => (
          <LinkButton
            key={kind}
            variant="secondary"
            icon="download"
            href={downloadAddress(connection.api, id, kind, language, applicant)}
            download
          >
            {t(`download.${kind}`)}
          </LinkButton>
        ))}
      </div>
    </Dialog>
  );
}
