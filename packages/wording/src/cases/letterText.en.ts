import type { da } from "./letterText.da.ts";

export const en: Record<keyof typeof da, string> = {
  decision: "Decision",
  seenByApplicant: "The decision as the applicant sees it:",
  "rejected.title": "Your application was rejected",
  "rejected.lead":
    "You applied for a subsidy for {name} under the scheme {scheme}. The agency has rejected the application.",
  "rejected.establishment.lead":
    "You requested establishment of {name} under the scheme {scheme}. The agency has rejected the request.",
  "rejected.why": "Why it was rejected",
  "payment-rejected.title": "Your payment request was rejected",
  "payment-rejected.lead":
    "The approval of {name} is still valid. Add what is missing and send the request again.",
  "payment-rejected.why": "Why the payment was rejected",
  "examination-approved.title": "The preliminary examination of {name} has been approved",
  "examination-approved.lead": "You can begin the preliminary examination now.",
  "examination-approved.why": "The agency's comment",
  "establishment-approved.title": "{name} has been approved",
  "establishment-approved.lead": "You can begin the work now.",
  "establishment-approved.why": "The agency's comment",
  "cancelled.title": "Your approval for {name} has been cancelled",
  "cancelled.lead": "You can no longer use the approval. The project no longer counts.",
  "cancelled.why": "Why the approval was cancelled",
  "established.title": "{name} has been established",
  "established.lead": "The agency has confirmed that the project has been completed.",
  "established.why": "The agency's comment",
  "examined.lead": "The preliminary examination has been completed.",
  "examination-only.lead": "The preliminary examination is under way.",
  "preliminary_investigation.lead": "The preliminary examination is under way.",
  "request_application_received.lead": "You have requested establishment.",
  "establishment.lead": "The work is under way.",
  "payment_request_received.lead": "You have requested payment.",
  "expired.lead": "The approval was valid until {day}.",
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
    "You can begin the examination, change the area along the way, and give up the approval if the project does not go ahead.",
  "now.establishment-approved":
    "You can begin the work, and request payment when it is finished. If the area needs to change, write to us first.",
  "now.examined": "There is nothing more to do.",
  "now.examination-only":
    "You can change the area along the way, and give up the approval if the project does not go ahead. Write to us when the examination is finished.",
  "now.preliminary_investigation":
    "You can change the area along the way, request establishment when the examination is finished, and give up the approval if the project does not go ahead.",
  "now.request_application_received":
    "You can write to us in the case, and give up the request until it has been decided.",
  "now.establishment":
    "You can request payment when the work is finished, and give up the approval if the project does not go ahead. If the area needs to change, write to us first.",
  "now.payment_request_received":
    "You can write to us in the case until the request has been decided.",
  "now.expired": "Write to us in the case if you need more time.",
  "now.cancelled": "You can use the project in a new draft and apply again.",
  "now.established": "There is nothing more to do.",
  disagree: "If you disagree",
  complain: "You can appeal to {body}.",
  complainBy: "Appeal by {day}",
  complainHow:
    "Submit your appeal in Klageportalen (the appeals portal) with MitID. Give the case number and explain why the decision should be changed.",
  couldComplain: "You could appeal to {body}.",
  complaintPassed: "The deadline to appeal was {day}.",
  toComplaint: "Go to Klageportalen",
  again: "If you want to apply again",
  againText: "We will copy the name, description, area, scheme and parties to a new draft.",
  nextRound: "The next round opens on {day}.",
  reuse: "Reuse as a new draft",
  daysLeft_one: "day left",
  daysLeft_other: "days left",
  lastDay: "Last day",
  digitalPost:
    "The full decision was sent to you by Digital Post on {day}. The decision in Digital Post is the one that applies.",
  asPdf: "Download the project as a PDF",
  itself: "The agency's decision:",
  caseNumber: "Case {caseId}",
};
