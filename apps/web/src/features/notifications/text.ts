import { defineText } from "../../lib/language/text.ts";

/** SPEC 2.2 has four labels for five types: success and default are plain messages. */
export const notificationText = defineText(
  {
    "type.info": "Information",
    "type.warning": "Advarsel",
    "type.error": "Fejl",
    "type.success": "Besked",
    "type.default": "Besked",
    dismiss: "Fjern",
  },
  {
    "type.info": "Info",
    "type.warning": "Warning",
    "type.error": "Error",
    "type.success": "Message",
    "type.default": "Message",
    dismiss: "Dismiss",
  },
);
