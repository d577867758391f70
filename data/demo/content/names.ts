import type { Random } from "../random.ts";

/** Names put together from common words of the landscape; none of them is a person's. */
const beginnings = [
  "Kær",
  "Lind",
  "Birke",
  "Vester",
  "Øster",
  "Nørre",
  "Sønder",
  "Hede",
  "Mose",
  "Eng",
  "Tranum",
  "Skov",
  "Elle",
  "Hassel",
  "Bred",
  "Sort",
  "Hvid",
  "Grøn",
  "Lille",
  "Store",
  "Kold",
  "Rør",
  "Sten",
  "Bøge",
  "Ege",
  "Aske",
  "Pile",
  "Siv",
  "Dyb",
  "Lang",
  "Krog",
  "Tørve",
  "Vand",
  "Ravn",
  "Trane",
  "Stork",
  "Vibe",
  "Lærke",
  "Hjorte",
  "Ræve",
  "Odder",
  "Gedde",
  "Ørred",
  "Ål",
  "Hest",
  "Lam",
] as const;
const streamEndings = ["bæk", "å", "sig", "rende", "vad", "løb", "strøm"] as const;
const meadowEndings = [
  "enge",
  "kær",
  "mose",
  "sø",
  "dal",
  "holm",
  "eng",
  "kærene",
  "lund",
  "bjerg",
  "mark",
  "hede",
  "skov",
  "gård",
  "bro",
  "toft",
  "borg",
  "vang",
  "ager",
  "bakke",
] as const;
const roadEndings = ["vej", "gade", "stræde", "vænge"] as const;
const placeEndings = [
  "by",
  "sted",
  "rup",
  "strup",
  "lev",
  "løse",
  "um",
  "inge",
  "bøl",
  "tved",
] as const;

export function streamName(random: Random): string {
  const beginning = random.pick(beginnings);
  const ending = random.pick(streamEndings);
  return ending === "å"
    ? `${beginning}${random.pick(["", "bro", "dal"])} Å`
    : `${beginning}${ending}`;
}

export const placeName = (random: Random) =>
  `${random.pick(beginnings)}${random.pick(placeEndings)}`;

/** Of a farm that stands alone. */
export const farmName = (random: Random) =>
  `${random.pick(beginnings)}${random.pick(["gård", "gård", "lund", "holm", "høj"])}`;

const meadowName = (random: Random) => `${random.pick(beginnings)}${random.pick(meadowEndings)}`;

/** About twenty characters: a place, stream, meadow or road, sometimes with a year or a number. */
export function projectName(random: Random, year: number): string {
  const name = random.pickWeighted<() => string>([
    [() => `${meadowName(random)} ved ${streamName(random)}`, 4],
    [
      () =>
        `${streamName(random)}, ${random.pick(["øvre", "nedre", "nord", "syd", "øst", "vest"])}`,
      3,
    ],
    [() => `${placeName(random)} ${meadowName(random)}`, 4],
    [() => `${random.pick(beginnings)}${random.pick(roadEndings)} ${random.integer(1, 240)}`, 2],
    [() => meadowName(random), 2],
    [() => `${placeName(random)} Enge`, 2],
  ])();
  const tail = random.pickWeighted<string>([
    ["", 7],
    [` ${year}`, 1.2],
    [` ${random.integer(1, 4)}`, 1.2],
    [` etape ${random.integer(1, 3)}`, 0.6],
  ]);
  return `${name}${tail}`.slice(0, 50);
}

/** Invented companies; the endings tell what they are. */
export const companyName = (random: Random) =>
  `${meadowName(random)} ${random.pick(["Agro ApS", "Landbrug I/S", "Gods A/S", "Mark og Skov ApS", "Planteavl I/S"])}`;
