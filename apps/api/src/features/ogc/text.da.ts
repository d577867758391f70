import type { text as en } from "./text.en.ts";

export const text: typeof en = {
  unknown: (known) => `Der er ingen parameter med det navn. De kendte er: ${known}.`,
  format: "Her skrives kun json, for eksempel f=json.",
  once: "Parameteren må kun stå én gang.",
  limit: "Værdien skal være et helt tal over 0, for eksempel 100.",
  crs: (known) => `Værdien skal være et af samlingens koordinatsystemer, for eksempel ${known}.`,
  bbox: "Værdien skal være fire eller seks tal adskilt af komma, for eksempel 9.1,56.0,9.6,56.3.",
  southNorth: "Den sydlige grænse må ikke ligge nord for den nordlige.",
  westEast: "Den vestlige grænse må ikke ligge øst for den østlige.",
};
