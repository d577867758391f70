import { defineDanishText } from "../language/text.ts";

/** What is in a public page for browsers without scripts, before the page itself is there. */
export const noScriptText = defineDanishText({
  onItsWay: "Siden bliver gjort klar. Den vises om et øjeblik.",
  again: "Genindlæs siden",
  refused: "Vi har ingen tal for den dag eller periode, som adressen spørger om.",
  bare: "Valgene i adressen kræver JavaScript.",
  without: "Se siden uden dem",
});
