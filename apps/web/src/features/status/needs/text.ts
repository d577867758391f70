import { defineDanishText } from "@mars/wording/language/text";

/** Status pages are Danish in both languages (SPEC 9). */
export const reportText = defineDanishText({
  title: "Rapporten for kystvandgruppen",
  invented: "Opdigtet til demonstration",
  fact: "Version {number}, udgivet {date}. Mulig udtagning {potential}",
  factUnpublished: "Ikke udgivet. Mulig udtagning {potential}",
});
