import type { TextByLanguage } from "../languages.ts";
import type { Day } from "../time/copenhagen.ts";

/** `good`: carbon-rich, or wetland potential where nitrogen counts · `need`: other land where it counts. */
export type RateClass = "all" | "good" | "need";

/** Published kroner per hectare of one class of land; protected nature counts as grass unless said. */
export type Rate = {
  readonly land: RateClass;
  readonly rotation: number;
  readonly grass: number;
  readonly nature?: number;
};

/** What a scheme pays once for a hectare, as published: an operator can change it like the periods. */
export type SchemeRates = {
  readonly rates: readonly Rate[];
  /** `project`: the project pays the owner, whoever applies. */
  readonly paidBy: "scheme" | "project";
  readonly source: string;
  readonly date: Day;
  readonly note: TextByLanguage | null;
};
