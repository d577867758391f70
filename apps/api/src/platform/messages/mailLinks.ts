import { leadsToList } from "@mars/domain/messages/leadsToList";
import { leadsToScreening, resultOf } from "@mars/domain/messages/leadsToScreening";
import { leadsToSettings } from "@mars/domain/messages/leadsToSettings";
import type { Figures } from "@mars/wording/language/text";
import type { MessageKind } from "@mars/domain/messages/messageKinds";

/** The addresses that mails lead to; pages that need it ask for sign-in and go on to where they lead. */
export function mailLinks(publicUrl: string, token: string, kind: MessageKind | "daily" | null) {
  const origin = publicUrl.replace(/\/$/, "");
  return {
    message: (code: string, projectId: string | null, figures: Figures) =>
      leadsToSettings(code)
        ? `${origin}/settings`
        : leadsToScreening(code)
          ? `${origin}/screening${afterPath(resultOf(figures))}`
          : projectId === null || leadsToList(code)
            ? `${origin}/projects`
            : `${origin}/projects/${projectId}`,
    settings: `${origin}/settings`,
    stopDigest: (digestToken: string) => `${origin}/settings?stop=${digestToken}&kind=digest`,
    /** Decisions cannot be stopped. */
    stop:
      kind === null || kind === "decision" ? null : `${origin}/settings?stop=${token}&kind=${kind}`,
  };
}

const afterPath = (analysis: string | null) =>
  analysis === null ? "" : `?analysis=${encodeURIComponent(analysis)}`;
