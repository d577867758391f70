import { defineText } from "@mars/wording/language/text";

/** SPEC 2.2 has four labels for five types: success and default are plain messages. */
export const notificationText = defineText({
  da: {
    "type.info": "Information",
    "type.warning": "Advarsel",
    "type.error": "Fejl",
    "type.success": "Besked",
    "type.default": "Besked",
    dismiss: "Fjern",
  },
  en: {
    "type.info": "Info",
    "type.warning": "Warning",
    "type.error": "Error",
    "type.success": "Message",
    "type.default": "Message",
    dismiss: "Dismiss",
  },
});
