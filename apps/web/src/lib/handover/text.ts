import { defineText } from "@mars/wording/language/text";

export const handoverText = defineText({
  da: {
    expired:
      "Det område, du valgte i det andet system, er udløbet. Vælg området igen her, eller åbn MARS igen fra det andet system.",
    unreadable: "Det, du valgte i det andet system, kunne ikke hentes.",
    arrived: "{what} fra {sender}.",
    arrivedView: "Kortudsnittet fra {sender} er hentet.",
    layers_zero: "ingen lag",
    layers_one: "1 lag",
    layers_other: "{count} lag",
    unknown_one: "1 lag findes ikke i MARS og vises ikke.",
    unknown_other: "{count} lag findes ikke i MARS og vises ikke.",
    other: "det andet system",
  },
  en: {
    expired:
      "The area you selected in the other system has expired. Select it again here, or open MARS from the other system again.",
    unreadable: "What you selected in the other system could not be loaded.",
    arrived: "{what} from {sender}.",
    arrivedView: "The map view from {sender} has been loaded.",
    layers_zero: "no layers",
    layers_one: "1 layer",
    layers_other: "{count} layers",
    unknown_one: "1 layer is not available in MARS and is not shown.",
    unknown_other: "{count} layers are not available in MARS and are not shown.",
    other: "the other system",
  },
});
