export type Relation = {
  id: string;
  order: number;
  /** Wins over the system's own short description when it is not empty. */
  shortDescription: string;
  shortDescriptionEn: string;
};

export type System = {
  id: string;
  name: string;
  nameEn: string;
  shortDescription: string;
  shortDescriptionEn: string;
  description: string;
  descriptionEn: string;
  /** SVG as text. */
  icon: string;
  url: string;
  relatedSystems: Relation[];
};
