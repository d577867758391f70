import type { Message } from "@mars/contracts/messages/messages";
import { landOf } from "@mars/domain/messages/leadsToLand";
import { leadsToList } from "@mars/domain/messages/leadsToList";
import { leadsToScreening, resultOf } from "@mars/domain/messages/leadsToScreening";
import { leadsToSettings } from "@mars/domain/messages/leadsToSettings";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { notificationText } from "../text.ts";

type Props = { message: Message; onOpen?: () => void };

/** The project a message is about, as a link as far as the reader may follow it; or the land, the screening or the settings. */
export function MessageSubject({ message: { project, code, figures }, onOpen }: Props) {
  const t = useText(notificationText);
  const land = landOf(code, figures);
  if (land !== null) {
    return (
      <Link to="/mit-areal" search={{ q: land }} onClick={onOpen}>
        {land}
      </Link>
    );
  }
  if (leadsToSettings(code)) {
    return (
      <Link to="/settings" onClick={onOpen}>
        {t("settings")}
      </Link>
    );
  }
  if (leadsToScreening(code)) {
    const analysis = resultOf(figures);
    return (
      <Link to="/screening" search={analysis === null ? {} : { analysis }} onClick={onOpen}>
        {t(analysis === null ? "screening" : "result")}
      </Link>
    );
  }
  if (project?.mayOpen) {
    return (
      <Link to="/projects/:id" params={{ id: project.id }} onClick={onOpen}>
        {project.name}
      </Link>
    );
  }
  if (project && !leadsToList(code)) return <strong>{project.name}</strong>;
  return (
    <Link to="/projects" onClick={onOpen}>
      {project?.name ?? t("projects")}
    </Link>
  );
}
