import { defineText } from "../language/text.ts";

/** A decision as a letter. */
const da = {
  decision: "Afgørelse",
  seenByApplicant: "Sådan ser ansøgeren afgørelsen",
  "rejected.title": "Du har fået afslag på din ansøgning",
  "rejected.lead":
    "Du søgte om tilskud til {name} gennem ordningen {scheme}. Styrelsen har givet afslag.",
  "rejected.establishment.lead":
    "Du anmodede om etablering af {name} gennem ordningen {scheme}. Styrelsen har givet afslag.",
  "rejected.why": "Derfor får du afslag",
  "payment-rejected.title": "Din anmodning om udbetaling er afvist",
  "payment-rejected.lead":
    "Tilsagnet til {name} gælder stadig. Ret det, der mangler, og anmod igen.",
  "payment-rejected.why": "Derfor er udbetalingen afvist",
  "examination-approved.title": "Du har fået tilsagn til forundersøgelse af {name}",
  "examination-approved.lead": "Du kan begynde forundersøgelsen nu.",
  "examination-approved.why": "Styrelsens bemærkning",
  "establishment-approved.title": "Du har fået tilsagn til {name}",
  "establishment-approved.lead": "Du kan begynde arbejdet nu.",
  "establishment-approved.why": "Styrelsens bemærkning",
  "cancelled.title": "Dit tilsagn til {name} er bortfaldet",
  "cancelled.lead": "Du kan ikke længere bruge tilsagnet. Projektet tæller ikke længere med.",
  "cancelled.why": "Derfor er tilsagnet bortfaldet",
  "established.title": "{name} er anlagt",
  "established.lead": "Styrelsen har godkendt, at projektet er gennemført.",
  "established.why": "Styrelsens bemærkning",
  "examined.lead": "Forundersøgelsen er afsluttet.",
  "examination-only.lead": "Forundersøgelsen er i gang.",
  "preliminary_investigation.lead": "Forundersøgelsen er i gang.",
  "request_application_received.lead": "Du har anmodet om etablering.",
  "establishment.lead": "Arbejdet er i gang.",
  "payment_request_received.lead": "Du har anmodet om udbetaling.",
  "expired.lead": "Tilsagnet gjaldt til og med {day}.",
  noReason: "Begrundelsen står i det brev, du har fået i Digital Post.",
  validUntil: "Gælder til og med",
  years: "{years} år tilbage",
  validity_one: "{count} dag tilbage",
  validity_other: "{count} dage tilbage",
  expired: "Udløbet",
  areaInApproval: "Areal",
  nitrogen: "Kvælstof pr. år",
  terms: "Det har du sagt ja til",
  now: "Det kan du gøre nu",
  "now.rejected": "Du kan rette projektet og søge igen. Afslaget bliver stående og ændres ikke.",
  "now.payment-rejected": "Du kan anmode om udbetaling igen, så længe tilsagnet gælder.",
  "now.examination-approved":
    "Du kan begynde forundersøgelsen, rette området undervejs og opgive tilsagnet, hvis projektet ikke bliver gennemført.",
  "now.establishment-approved":
    "Du kan begynde arbejdet og anmode om udbetaling, når det er færdigt. Skal området ændres, så skriv til os først.",
  "now.examined": "Du skal ikke gøre mere.",
  "now.examination-only":
    "Du kan rette området undervejs og opgive tilsagnet, hvis projektet ikke bliver gennemført. Skriv til os, når forundersøgelsen er færdig.",
  "now.preliminary_investigation":
    "Du kan rette området undervejs, anmode om etablering, når forundersøgelsen er færdig, og opgive tilsagnet, hvis projektet ikke bliver gennemført.",
  "now.request_application_received":
    "Du kan skrive til os i sagen og opgive anmodningen, indtil den er afgjort.",
  "now.establishment":
    "Du kan anmode om udbetaling, når arbejdet er færdigt, og opgive tilsagnet, hvis projektet ikke bliver gennemført. Skal området ændres, så skriv til os først.",
  "now.payment_request_received": "Du kan skrive til os i sagen, indtil anmodningen er afgjort.",
  "now.expired": "Skriv til os i sagen, hvis du har brug for mere tid.",
  "now.cancelled": "Du kan bruge projektet i en ny kladde og søge igen.",
  "now.established": "Du skal ikke gøre mere.",
  disagree: "Hvis du er uenig",
  complain: "Du kan klage til {body}.",
  complainBy: "Klag senest {day}",
  complainHow:
    "Du klager i Klageportalen med MitID. Skriv sagsnummeret, og hvorfor afgørelsen skal ændres.",
  couldComplain: "Du kunne klage til {body}.",
  complaintPassed: "Klagefristen udløb {day}.",
  toComplaint: "Gå til Klageportalen",
  again: "Hvis du vil søge igen",
  againText: "Vi kopierer navn, beskrivelse, område, ordning og parter til en ny kladde.",
  nextRound: "Næste runde åbner {day}.",
  reuse: "Brug igen som ny kladde",
  daysLeft_one: "dag tilbage",
  daysLeft_other: "dage tilbage",
  lastDay: "Sidste dag",
  digitalPost:
    "Hele afgørelsen er sendt til dig i Digital Post {day}. Det er afgørelsen i Digital Post, der gælder.",
  asPdf: "Hent brevet som PDF",
  itself: "Afgørelsen fra styrelsen:",
  caseNumber: "Sag {caseId}",
};

const en: Record<keyof typeof da, string> = {
  decision: "Decision",
  seenByApplicant: "The decision as the applicant sees it",
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
  years: "{years} years left",
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
  asPdf: "Download the letter as a PDF",
  itself: "The agency's decision:",
  caseNumber: "Case {caseId}",
};

export const letterText = defineText({ da, en });
