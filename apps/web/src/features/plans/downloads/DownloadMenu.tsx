import {
  planGeopackage,
  planProjectsCsv,
  planReport,
  planShapefile,
} from "@mars/contracts/plans/planProjects";
import type { Plan } from "@mars/contracts/plans/planShapes";
import { languageOf } from "@mars/wording/language/languages";
import { useState } from "react";
import { callRaw } from "../../../lib/http/call.ts";
import { saveAnswer } from "../../../lib/http/saveFile.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { Menu } from "../../../ui/overlays/Menu.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { planText } from "../text/planText.ts";

const files = {
  csv: { contract: planProjectsCsv, name: "projekter.csv" },
  gpkg: { contract: planGeopackage, name: "projekter.gpkg" },
  shp: { contract: planShapefile, name: "projekter.zip" },
  pdf: { contract: planReport, name: "rapport.pdf" },
} as const;
type FileKind = keyof typeof files;

/** The plan's projects as files, and the whole report. The reads need the token, so no plain links. */
export function DownloadMenu({ plan }: { plan: Plan }) {
  const t = useText(planText);
  const language = languageOf(useLocale());
  const [busy, setBusy] = useState<FileKind | null>(null);

  async function fetchFile(kind: FileKind): Promise<void> {
    const { contract, name } = files[kind];
    setBusy(kind);
    try {
      const asked = { params: { id: plan.id }, timeoutMs: false } as const;
      const response = await (contract === planReport || contract === planProjectsCsv
        ? callRaw(contract, { ...asked, query: { language } })
        : callRaw(contract, asked));
      await saveAnswer(response, name);
    } catch {
      // The toast has told it.
    } finally {
      setBusy(null);
    }
  }

  return (
    <Menu
      className="plan-downloads"
      button={
        <>
          {busy ? <Spinner isLabelHidden /> : <Icon name="download" isSmall />}
          {t("download")}
        </>
      }
    >
      {(close) => (
        <ul className="plan-menu">
          {(Object.keys(files) as FileKind[]).map((kind) => (
            <li key={kind}>
              <button
                type="button"
                className="menu-item"
                onClick={() => {
                  close();
                  void fetchFile(kind);
                }}
              >
                {t(`download.${kind}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Menu>
  );
}
