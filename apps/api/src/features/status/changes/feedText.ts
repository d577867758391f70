import type { ChangeKind } from "@mars/contracts/status/statusChanges";
import type { Language } from "@mars/wording/language/languages";

type FeedText = {
  title: string;
  area: string;
  country: string;
  unnamed: string;
  report: (name: string, version: number) => string;
  kinds: Record<ChangeKind, string>;
  effects: Record<"nitrogen" | "extraction" | "afforestation", (amount: string) => string>;
};

export const feedText: Record<Language, FeedText> = {
  da: {
    title: "MARS – ændringer",
    area: "et tegnet område",
    country: "hele landet",
    unnamed: "et projekt, der ikke længere er offentligt",
    report: (name, version) => `${name}, version ${version}`,
    kinds: {
      new: "Nyt tilsagn",
      established: "Anlagt",
      moved: "Skiftet stadie",
      changed: "Ændret areal eller effekt",
      dropped: "Frafaldet",
      published: "Rapport udgivet",
    },
    effects: {
      nitrogen: (amount) => `kvælstof ${amount}`,
      extraction: (amount) => `lavbund ${amount}`,
      afforestation: (amount) => `skov ${amount}`,
    },
  },
  en: {
    title: "MARS – changes",
    area: "a drawn area",
    country: "the whole country",
    unnamed: "a project that is no longer public",
    report: (name, version) => `${name}, version ${version}`,
    kinds: {
      new: "New approval",
      established: "Established",
      moved: "Moved to another stage",
      changed: "Area or effect changed",
      dropped: "Dropped out",
      published: "Report published",
    },
    effects: {
      nitrogen: (amount) => `nitrogen ${amount}`,
      extraction: (amount) => `lowland ${amount}`,
      afforestation: (amount) => `forest ${amount}`,
    },
  },
};
