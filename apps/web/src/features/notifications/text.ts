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
    own: "Til dig",
    unread_zero: "",
    unread_one: "1 ulæst",
    unread_other: "{count} ulæste",
    markAll: "Marker alle som læst",
    none: "Ingen beskeder til dig",
    isUnread: "Ulæst",
    projects: "Mine projekter",
    notices: "Drift og nyheder",
  },
  en: {
    "type.info": "Info",
    "type.warning": "Warning",
    "type.error": "Error",
    "type.success": "Message",
    "type.default": "Message",
    dismiss: "Dismiss",
    own: "To you",
    unread_zero: "",
    unread_one: "1 unread",
    unread_other: "{count} unread",
    markAll: "Mark all as read",
    none: "No messages to you",
    isUnread: "Unread",
    projects: "My projects",
    notices: "Operation and news",
  },
});
