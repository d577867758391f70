import { landOf } from "@mars/domain/messages/leadsToLand";
import { leadsToList } from "@mars/domain/messages/leadsToList";
import { leadsToScreening, resultOf } from "@mars/domain/messages/leadsToScreening";
import { leadsToSettings } from "@mars/domain/messages/leadsToSettings";
import type { Figures } from "@mars/wording/language/text";
import type { MessageKind } from "@mars/domain/messages/messageKinds";

/** The addresses that mails lead to; pages that need it ask for sign-in and continue to where they lead. */
export function mailLinks(publicUrl: string, token: string, kind: MessageKind | "daily" | null) {
  const origin = publicUrl.replace(/\/$/, "");
  return {
    message: (code: string, projectId: string | null, figures: Figures) => {
      const land = landOf(code, figures);
      if (land !== null) return `${origin}/mit-areal${afterPath("q", land)}`;
      if (leadsToSettings(code)) return `${origin}/settings`;
      if (leadsToScreening(code))
        return `${origin}/screening${afterPath("analysis", resultOf(figures))}`;
      return projectId === null || leadsToList(code)
        ? `${origin}/projects`
        : `${origin}/projects/${projectId}`;
    },
    settings: `${origin}/settings`,
    /** After the sign: browsers keep it to themselves, so no log of ours or others has it. */
    invitation: (key: string) => `${origin}/projects#invitation=${key}`,
    stopDigest: (digestToken: string) => `${origin}/settings?stop=${digestToken}&kind=digest`,
    /** Decisions cannot be stopped. */
    stop:
      kind === null || kind === "decision" ? null : `${origin}/settings?stop=${token}&kind=${kind}`,
  };
}

const afterPath = (name: string, value: string | null) =>
  value === null ? "" : `?${name}=${encodeURIComponent(value)}`;
