import * as z from "zod/mini";
import { contract } from "../platform/contract.ts";
import { line } from "../platform/text.ts";
import { shortText, text } from "./projectInput.ts";
import { delegationScope, offerRole, project, projectStatus } from "./projectShapes.ts";
import { calendarDay } from "../platform/query.ts";

const params = z.object({ id: z.uuid() });
const tag = "Projects";

/** A private person, asked by a link in a mail. Whether they have an account makes no difference. */
const invitee = z.object({ name: line(100, 1), email: line(254, 3) });

const holderChange = {
  method: "PUT",
  tag,
  access: "signedIn",
  versioned: true,
  params,
  problems: [
    "owner.unchanged",
    "owner.final",
    "owner.not-confirmed",
    "organization.unknown",
    "invitation.address",
    "offer.too-many",
  ],
  /** Null where the caller may not see it any more. */
  response: z.object({ project: z.nullable(project) }),
} as const;

export const changeOwner = contract({
  ...holderChange,
  path: "/projects/:id/owner",
  summary:
    "Ask an organisation or a private person to take the project over; a transfer to a municipality cannot be undone",
  description:
    "Give either `vat` or `person`, who gets a link by mail. Nothing changes before the receiver has said yes; a new question takes the place of an open one. By the owner, or with a remark by a caseworker for an owner who cannot act.",
  body: z.object({
    vat: z.optional(shortText),
    person: z.optional(invitee),
    confirmed: z._default(z.boolean(), false),
    remark: z.optional(z.nullable(text)),
  }),
});

export const changeDelegate = contract({
  ...holderChange,
  path: "/projects/:id/delegate",
  summary:
    "Ask an organisation or a private person to act for the owner; a null `vat` ends the authorisation immediately",
  description:
    "Give either `vat` or `person`, who gets a link by mail. `scope` and `until` (a day, at most five years ahead; required) go with the question, which may be of several projects at once (`also`): all of them are asked, or none. To a municipality it is for good: `until` is left out there, and does not count. A delegate may end their own delegation.",
  body: z.object({
    vat: z.optional(z.nullable(shortText)),
    person: z.optional(invitee),
    confirmed: z._default(z.boolean(), false),
    scope: z._default(delegationScope, "apply"),
    until: z.optional(z.nullable(calendarDay())),
    /** Other projects of the same owner that the same question is asked of. */
    also: z._default(z.array(z.uuid()).check(z.maxLength(20)), []),
  }),
  problems: [
    ...holderChange.problems,
    "delegation.end-required",
    "delegation.ended",
    "delegation.too-long",
  ],
});

/** What someone is asked to take; the project itself is not shown before they have said yes. */
export const receivedOffer = z.object({
  id: z.uuid(),
  role: offerRole,
  projectName: z.string(),
  projectStatus,
  areaHa: z.nullable(z.number()),
  owner: z.nullable(z.string()),
  madeBy: z.nullable(z.string()),
  madeAt: z.string(),
  scope: z.nullable(delegationScope),
  endsAt: z.nullable(z.string()),
  lapsesAt: z.string(),
  /** The caller's organisation is a municipality: it cannot be undone. */
  isForGood: z.boolean(),
});
export type ReceivedOffer = z.infer<typeof receivedOffer>;

export const listOffers = contract({
  method: "GET",
  path: "/offers",
  tag,
  summary:
    "Offers to the caller or their organisation to take over a project or act for its owner, oldest first",
  access: "signedIn",
  response: z.array(receivedOffer),
});

export const openInvitation = contract({
  method: "POST",
  path: "/invitations",
  tag,
  summary: "Open an invitation by the key in its link; it is then one of the caller's offers",
  description:
    "For private persons. A key that is unknown, used by someone else, withdrawn, expired or meant for another person gets the same answer: not found.",
  access: "signedIn",
  body: z.object({ key: line(100) }),
  response: receivedOffer,
  problems: ["invitation.unknown", "invitation.private-only"],
});

export const answerOffer = contract({
  method: "POST",
  path: "/offers/:id/answer",
  tag,
  summary:
    "Accept or decline; on acceptance the project is transferred or the authorisation begins",
  access: "signedIn",
  params,
  body: z.object({ accept: z.boolean() }),
  response: z.object({ projectId: z.nullable(z.uuid()) }),
  problems: ["offer.answered", "offer.lapsed"],
});

export const withdrawOffer = contract({
  method: "DELETE",
  path: "/projects/:id/offers/:role",
  tag,
  summary: "Withdraw an offer that has not been answered",
  access: "signedIn",
  params: z.object({ id: z.uuid(), role: offerRole }),
  response: project,
  problems: ["offer.answered"],
});
