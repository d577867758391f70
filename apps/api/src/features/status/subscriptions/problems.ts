import { MAX_SUBSCRIPTIONS } from "@mars/contracts/messages/subscriptions";
import { declareProblems } from "../../../platform/problems/problemCodes.ts";

declareProblems({
  "subscription.too-many": {
    status: 409,
    title: `Nobody has more than ${MAX_SUBSCRIPTIONS} of these`,
    da: "Du har allerede så mange, som man kan have. Slet en først.",
    en: "You already have as many of these as anybody can. Delete one first.",
  },
  "subscription.retired-place": {
    status: 422,
    title: "The place is retired",
    da: "Stedet er nedlagt, så der kommer ingen nye ændringer. Vælg et andet sted.",
    en: "The place has been discontinued, so nothing about it will change. Choose another place.",
  },
  "webhook.address": {
    status: 422,
    title: "The address must begin with https://",
    da: "Adressen skal begynde med https://, for eksempel https://eksempel.dk/modtag.",
    en: "The address must begin with https://, for example https://example.org/receive.",
  },
  "webhook.inner-address": {
    status: 422,
    title: "The address must lie on the internet",
    da: "Adressen skal ligge på internettet og ikke på et internt netværk.",
    en: "The address must be on the internet and not on an internal network.",
  },
  "digest.no-address": {
    status: 422,
    title: "The authority has told no e-mail address",
    da: "Dit login har ingen e-mailadresse, så vi kan ikke sende dig e-mail.",
    en: "Your login has no e-mail address, so we cannot send you e-mail.",
  },
});
