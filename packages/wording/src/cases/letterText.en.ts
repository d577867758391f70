import type { da } from "./letterText.da.ts";

export const en: Record<keyof typeof da, string> = {
  decision: "Decision",
  seenByApplicant: "The decision as the applicant sees it:",
  "rejected.title": "Your application was rejected",
  "rejected.lead":
    "You applied for support for {name} under the scheme {scheme}. The agency has said no.",
  "rejected.establishment.lead":
    "You requested establishment of {name} under the scheme {scheme}. The agency has said no.",
  "rejected.why": "Why it was rejected",
  "payment-rejected.title": "Your payment request was rejected",
  "payment-rejected.lead":
    "The approval of {name} is still valid. Add what is missing and send the request again.",
  "payment-rejected.why": "Why the payment was rejected",
  "examination-approved.title": "You have an approval for a preliminary examination of {name}",
  "examination-approved.lead": "You can begin the preliminary examination now.",
  "examination-approved.why": "The agency's remark",
  "establishment-approved.title": "You have an approval for {name}",
  "establishment-approved.lead": "You can begin the work now.",
  "establishment-approved.why": "The agency's remark",
  "cancelled.title": "Your approval for {name} is cancelled",
  "cancelled.lead": "You can no longer use the approval. The project no longer counts.",
  "cancelled.why": "Why the approval was cancelled",
  "established.title": "{name} is established",
  "established.lead": "The agency has accepted that the project is carried out.",
  "established.why": "The agency's remark",
  noReason: "The reason is in the letter you received in Digital Post.",
  validUntil: "Valid until",
  validity_one: "{count} day left",
  validity_other: "{count} days left",
  expired: "Expired",
  areaInApproval: "Area",
  nitrogen: "Nitrogen a year",
  terms: "What you have agreed to",
  now: "What you can do now",
  "now.rejected":
    "You can correct the project and apply again. The rejection itself does not change.",
  "now.payment-rejected": "You can request payment again as long as the approval is valid.",
  "now.examination-approved":
    "You can begin the examination, correct the area on the way, and give up the approval if nothing comes of it.",
  "now.establishment-approved":
    "You can begin the work, correct the area on the way, and request payment when it is done.",
  "now.cancelled": "You can use the project in a new draft and apply again.",
  "now.established": "There is nothing more to do.",
  disagree: "If you disagree",
  complain: "You can complain to {body}.",
  complainBy: "Complain by {day}",
  complainHow:
    "You complain in Klageportalen with MitID. Give the case number and why the decision should be changed.",
  complaintPassed: "The time to complain ended {day}.",
  toComplaint: "Go to Klageportalen",
  again: "If you want to apply again",
  againText: "We copy name, description, area, scheme and parties into a new draft.",
  nextRound: "The next round opens {day}.",
  reuse: "Use again as a new draft",
  daysLeft_one: "day left",
  daysLeft_other: "days left",
  lastDay: "Last day",
  digitalPost:
    "The whole decision was sent to you in Digital Post {day}. That is the one that counts.",
  asPdf: "Get it as PDF",
  caseNumber: "Case {caseId}",
};
