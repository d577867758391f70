/** SPEC 3 'Other (related) system'. */
export type Relation = {
  id: string;
  order: number;
  shortDescription?: string | null;
  shortDescriptionEn?: string | null;
};

export type System = {
  id: string;
  name: string;
  nameEn?: string | null;
  shortDescription?: string | null;
  shortDescriptionEn?: string | null;
  description?: string | null;
  descriptionEn?: string | null;
  /** svg as text */
  icon?: string | null;
  url: string;
  relatedSystems?: Relation[] | null;
};

/** A system as it is shown: in one language, seen from another system where there is a relation. */
export type SystemEntry = {
  id: string;
  name: string;
  shortDescription: string;
  description: string;
  icon: string;
};
