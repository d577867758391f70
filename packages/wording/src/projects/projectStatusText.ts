import { defineText } from "../language/text.ts";

/** The fifteen statuses as people know them. */
export const projectStatusText = defineText({
  da: {
    draft: "Kladde",
    applied: "Ansøgt",
    application_received: "Ansøgning modtaget",
    application_abandoned: "Ansøgning opgivet",
    application_rejected: "Afslag",
    preliminary_examination: "Forundersøgelsestilsagn",
    preliminary_investigation: "Forundersøgelse i gang",
    request_application_received: "Ansøgning om etablering modtaget",
    request_abandoned: "Ansøgning om etablering opgivet",
    approval: "Etableringstilsagn",
    approval_cancelled: "Tilsagn bortfaldet",
    establishment: "Etablering i gang",
    payment_request_received: "Anmodning om udbetaling modtaget",
    payment_request_rejected: "Anmodning om udbetaling afvist",
    established: "Anlagt",
  },
  en: {
    draft: "Draft",
    applied: "Applied",
    application_received: "Application received",
    application_abandoned: "Application abandoned",
    application_rejected: "Rejected",
    preliminary_examination: "Preliminary examination approval",
    preliminary_investigation: "Preliminary examination in progress",
    request_application_received: "Establishment application received",
    request_abandoned: "Establishment application abandoned",
    approval: "Establishment approval",
    approval_cancelled: "Approval cancelled",
    establishment: "Establishment in progress",
    payment_request_received: "Payment request received",
    payment_request_rejected: "Payment request rejected",
    established: "Established",
  },
});
