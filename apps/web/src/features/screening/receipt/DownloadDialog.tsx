import { languageOf } from "@mars/wording/language/languages";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { useJudgedSchemes } from "../schemes/useJudgedSchemes.ts";
import { screeningText } from "../text.ts";
import { downloadAddress } from "./downloadAddress.ts";

export function DownloadDialog({ id, onClose }: { id: string; onClose: () => void }) {
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
