/** A sketch or applied project, as a plan lists it. */
export type ListedItem = {
  readonly included: boolean;
  /** The part of it that lies in the plan. */
  readonly shareOfPlan: number;
  /** A neighbour's sketch that is not published: it is next to the plan. */
  readonly isBeside?: boolean;
};

/** Whether it could give the plan something, were it included. */
export function mayCount({ shareOfPlan, isBeside = false }: Omit<ListedItem, "included">): boolean {
  return shareOfPlan > 0 && !isBeside;
}

/** 'Medregnet': what the plan's figures are made of, on the page, on paper and in files alike. */
export function countsInPlan(item: ListedItem): boolean {
  return item.included && mayCount(item);
}
