import { downloadFormPacket } from "@mars/contracts/projects/projectDocuments";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { languageOf } from "@mars/wording/language/languages";
import { callRaw } from "../../../lib/http/call.ts";
import { saveAnswer } from "../../../lib/http/saveFile.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { projectText } from "../text/projectText.ts";

/** The hand-over packet: PDF, GeoPackage and JSON in one file to attach to the form. */
export function PacketButton({ project, word }: { project: Project; word?: string }) {
  const t = useText(projectText);
  const language = languageOf(useLocale());
  const request = useRequest(async (_: null, signal: AbortSignal) => {
    const response = await callRaw(downloadFormPacket, {
      params: { id: project.id },
      query: { language },
      signal,
      timeoutMs: false,
    });
    await saveAnswer(response, "mars-projekt-bilag.zip");
  });
  if (request.status === "RUNNING") return <Spinner label={t("packet.making")} />;
  return (
    <button type="button" className="action" onClick={() => void request.run(null)}>
      <Icon name="download" isSmall />
      {word ?? t("packet.get")}
      {word && <span className="sr-only">{t("packet.get")}</span>}
    </button>
  );
}
