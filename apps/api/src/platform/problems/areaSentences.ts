import type { Language } from "@mars/wording/language/languages";

const square =
  '{"type":"Polygon","coordinates":[[[500000,6200000],[500100,6200000],[500100,6200100],[500000,6200000]]]}';

/** What callers are told of an area that cannot be used: what is expected, and an example. */
export const areaSentences: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  da: {
    "geometry.empty": `Området er tomt. Det skal have mindst én ring af punkter, for eksempel ${square}.`,
    "geometry.not-closed": `En ring i området er ikke lukket. Den skal have mindst fire punkter, og det sidste skal være lig det første, for eksempel ${square}.`,
    "geometry.not-a-number": `Et punkt i området er ikke to tal. Skriv øst og nord, for eksempel [500000,6200000].`,
    "geometry.self-crossing":
      "Området krydser sig selv. Ringens linjer må kun mødes i ringens punkter.",
    "geometry.hole-outside": "Et hul ligger uden for området. Huller skal ligge helt inde i det.",
    "geometry.hole-in-hole": "Et hul ligger i et andet hul. Saml dem til ét hul.",
    "geometry.polygons-overlap": "Områdets dele overlapper hinanden. Saml dem til én del.",
    "geometry.too-large": "En del af området er for stor. Del den i mindre dele.",
    "geometry.too-many-vertices": "Området har for mange punkter. Forenkl det.",
    "geometry.too-tangled": "Områdets linjer er for indviklede til at blive tjekket. Forenkl dem.",
    "geometry.invalid": "Området kan ikke bruges. Tegn det igen.",
    "geometry.outside-denmark":
      "Området ligger uden for Danmark. Tjek koordinatsystem og rækkefølge: øst, så nord, i meter i EPSG:25832, for eksempel [500000,6200000].",
  },
  en: {
    "geometry.empty": `The area is empty. It must have at least one ring of points, for example ${square}.`,
    "geometry.not-closed": `A ring of the area is not closed. It must have at least four points, and the last must equal the first, for example ${square}.`,
    "geometry.not-a-number": `A point of the area is not two numbers. Give easting and northing, for example [500000,6200000].`,
    "geometry.self-crossing":
      "The area crosses itself. The lines of a ring may only meet at the ring's points.",
    "geometry.hole-outside": "A hole is outside the area. Holes must be wholly inside it.",
    "geometry.hole-in-hole": "A hole is inside another hole. Merge them into one.",
    "geometry.polygons-overlap": "Parts of the area overlap each other. Merge them into one.",
    "geometry.too-large": "A part of the area is too large. Divide it into smaller parts.",
    "geometry.too-many-vertices": "The area has too many points. Simplify it.",
    "geometry.too-tangled": "The lines of the area are too tangled to be checked. Simplify them.",
    "geometry.invalid": "The area cannot be used. Draw it again.",
    "geometry.outside-denmark":
      "The area is outside Denmark. Check the coordinate system and the order: easting, then northing, in metres of EPSG:25832, for example [500000,6200000].",
  },
};
