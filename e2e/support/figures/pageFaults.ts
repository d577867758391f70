type Coverage = Record<
  "needT" | "contributedT" | "coveredT" | "missingT" | "missingCount" | "share",
  number
>;
type Unit = {
  id: string;
  counts: { total: number };
  totals: { total: { nitrogen: number } };
  plan: {
    verdict: string;
    nitrogenReductionGoalT: number;
    coverage: Coverage;
    outside: { committedT: number };
    version: { plannedT: number | null; twiceT: number | null; publishedAt: string } | null;
  };
};
export type StatusAnswer = Unit & {
  units: Unit[];
  country: { counts: { total: number } };
  counts: { total: number };
  day: string;
  land: { quarter: number; year: number } | null;
  goals: Record<
    string,
    {
      established: number;
      share: number;
      reached: number;
      parts: { amount: number }[];
      forecasts: Record<string, { monthsAfterDeadline: number | null; added: number }>;
    }
  >;
  subCatchments: { committedT: number }[];
  development: { effects: Record<string, { nitrogen: number }> }[];
};

type PageFault = {
  fault: string;
  path: string | ((plan: string) => string);
  answer: RegExp;
  spoil: (answer: StatusAnswer) => void;
  caught: RegExp;
};

const units = /\/api\/status\/pages\/units\/plan(?:\?|$)/;
const unit = /\/api\/status\/pages\/units\/plan\/[^/?]+(?:\?|$)/;
const overview = /\/api\/status\/pages\/overview/;
const planPath = (id: string) => `/status/kystvandgrupper/${id}`;

export const pageFaults: readonly PageFault[] = [
  {
    fault: "1: surplus crosses the border of a sub-catchment",
    path: "/status/kystvandgrupper",
    answer: units,
    spoil: ({ units: list }) => {
      const short = list.find(({ plan }) => plan.verdict === "missing")!;
      const { coverage } = short.plan;
      coverage.missingT = Math.max(0.1, coverage.missingT - 0.2);
    },
    caught: /coverage\.missingT of plan\/\S+ on \S+: .* from rows/,
  },
  {
    fault: "1: coverage by contribution instead of by what covers",
    path: planPath,
    answer: unit,
    spoil: ({ plan: { coverage } }) => {
      coverage.share = (coverage.contributedT + 1) / coverage.needT;
    },
    caught: /coverage\.share of plan\/\S+ on \S+: .* from rows/,
  },
  {
    fault: "2: the page of a plan has another contribution than its sub-catchments",
    path: planPath,
    answer: unit,
    spoil: ({ plan: { coverage } }) => {
      coverage.contributedT += 50;
    },
    caught: /coverage\.contributedT of plan\/\S+ on \S+: .* from rows/,
  },
  {
    fault: "2: a sub-catchment counts what its plan leaves out",
    path: planPath,
    answer: unit,
    spoil: ({ subCatchments }) => {
      subCatchments[0]!.committedT += 3.6;
    },
    caught: /sub\.committedT of subcatchment\/\S+ on \S+: .* from rows/,
  },
  {
    fault: "3: 'ultimo' names a quarter that still runs",
    path: "/",
    answer: overview,
    spoil: ({ land }) => {
      const next = land!.year * 4 + land!.quarter;
      Object.assign(land!, { year: Math.floor(next / 4), quarter: (next % 4) + 1 });
    },
    caught: /land\.quarter of country on \/: \S+, from rows/,
  },
  {
    fault: "3: the figures are dated otherwise than their curve ends",
    path: "/status/overview",
    answer: overview,
    spoil: (page) => {
      page.day = "2026-03-01";
    },
    caught: /figures\.day of country on \S+: 2026-03-01, from rows/,
  },
  {
    fault: "3: the page dates the public version by one that was undone",
    path: planPath,
    answer: unit,
    spoil: ({ plan: { version } }) => {
      version!.publishedAt = "2026-01-02T10:00:00.000Z";
      version!.plannedT ??= 0;
      version!.twiceT ??= 0;
    },
    caught: /version\.publishedOn of plan\/\S+ on \S+: 2026-01-02, from rows/,
  },
  {
    fault: "4: projects are added up over the units they lie in",
    path: "/status/kystvandgrupper",
    answer: units,
    spoil: ({ country }) => {
      country.counts.total += 50;
    },
    caught: /unit\.total of country on \S+: .* from rows/,
  },
  {
    fault: "4: 1,374 projects on one page and 1,375 on another",
    path: "/",
    answer: overview,
    spoil: ({ counts }) => {
      counts.total -= 1;
    },
    caught: /unit\.total of country on \/: .* from rows/,
  },
  {
    fault: "5: the promise is told as the result",
    path: "/status/nationaltindblik",
    answer: overview,
    spoil: ({ goals }) => {
      goals.nitrogen!.established = goals.nitrogen!.reached;
    },
    caught: /goal\.established of country\/nitrogen on \S+: .* from rows/,
  },
  {
    fault: "5: the delay is rounded to years",
    path: "/status/nationaltindblik",
    answer: overview,
    spoil: ({ goals }) => {
      for (const goal of Object.values(goals))
        for (const forecast of Object.values(goal.forecasts))
          if (forecast.monthsAfterDeadline !== null)
            forecast.monthsAfterDeadline = 12 * Math.ceil((forecast.monthsAfterDeadline + 1) / 12);
    },
    caught: /forecast\.\w+\.monthsAfterDeadline of country\/\w+ on \S+: .* from rows/,
  },
  {
    fault: "9: the public page tells less land counted twice than the version froze",
    path: planPath,
    answer: unit,
    spoil: ({ plan: { version } }) => {
      version!.twiceT = (version!.twiceT ?? 0) + 5;
      version!.plannedT ??= 0;
    },
    caught: /version\.twiceT of plan\/\S+ on \S+: .* from rows/,
  },
  {
    fault: "8: 'Reduktionsmål' means another figure",
    path: planPath,
    answer: unit,
    spoil: ({ plan }) => {
      plan.nitrogenReductionGoalT += 1669.2;
    },
    caught: /plan\.goalT of plan\/\S+ on \S+: .* from rows/,
  },
  {
    fault: "10: a part of a goal is another than the agreement's",
    path: "/status/nationaltindblik",
    answer: overview,
    spoil: ({ goals }) => {
      goals.nitrogen!.parts[1]!.amount += 10;
    },
    caught: /part\.\S+ of country\/nitrogen on \S+: .* from rows/,
  },
  {
    fault: "a curve ends elsewhere than the rows of its day",
    path: "/status/overview",
    answer: overview,
    spoil: ({ development }) => {
      for (const stage of Object.values(development.at(-1)!.effects)) stage.nitrogen += 1;
      for (const counts of development) Object.assign(counts, { counts: { ...zero } });
    },
    caught: /on\.projects\.\w+ of country\/\S+ on \S+: .* from rows/,
  },
];
const zero = {
  established: 0,
  establishment_approval: 0,
  preliminary_examination_approval: 1,
};
