import type { TextByLanguage } from "@mars/domain/languages";
import type { OpenDataset } from "./openDatasetTexts.ts";

/** One of our datasets as it is now. */
export type DescribedDataset = OpenDataset & {
  /** West, south, east, north in degrees; nothing where it is empty. */
  box: readonly [number, number, number, number] | null;
  from: Date | null;
  to: Date | null;
  modifiedAt: Date | null;
  distributions: readonly Distribution[];
};

export type Distribution = {
  /** Where it is in the catalogue. */
  name: string;
  title: TextByLanguage;
  description: TextByLanguage;
  /** Where to begin, and the file itself where it is one. */
  accessUrl: string;
  downloadUrl: string | null;
  mediaType: string;
  /** Of the European list of file types. */
  fileType: string;
};

export type CatalogueFacts = {
  /** Of the catalogue as RDF: what is described is named below it. */
  address: string;
  siteUrl: string;
  ogcUrl: string;
  publisher: string;
  contact: { email: string | null; url: string };
  licence: { url: string; text: string };
  /** Ends the description where some of it is invented. */
  inventedNote: TextByLanguage;
  datasets: readonly DescribedDataset[];
};
