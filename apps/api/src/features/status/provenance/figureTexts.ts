import type { ProvenanceFigure } from "@mars/contracts/status/statusProvenance";
import type { TextByLanguage } from "@mars/wording/language/languages";

type SourceName = "projects" | "plans" | "geography" | "goals" | "land";

export type FigureNote = {
  title: TextByLanguage;
  method: TextByLanguage;
  formula: string;
  sources: readonly SourceName[];
  rowsCsv: string;
};

const totals = {
  da: "Effekten af alle projekter i de tre stadier lægges sammen. Et projekt uden tal tæller som 0. Projekter, der falder fra, er ikke med. Skitseprojekter er ikke med.",
  en: "The effects of all projects in the three stages are added up. A project without a figure counts as 0. Projects that drop out are not included. Sketch projects are not included.",
};
const rows = "/status/tables/projects.csv";

/** How each figure of the status pages comes about. */
export const figureTexts: Record<ProvenanceFigure, FigureNote> = {
  nitrogen: {
    title: { da: "Kvælstof", en: "Nitrogen" },
    method: totals,
    formula: "N = Σ N(projekt), stadie ∈ {forundersøgelse, etablering, anlagt}",
    sources: ["projects", "goals"],
    rowsCsv: rows,
  },
  extraction: {
    title: { da: "Udtagning af lavbundsjord", en: "Lowland soil set aside" },
    method: totals,
    formula: "E = Σ E(projekt), stadie ∈ {forundersøgelse, etablering, anlagt}",
    sources: ["projects", "goals"],
    rowsCsv: rows,
  },
  afforestation: {
    title: { da: "Skovrejsning", en: "Afforestation" },
    method: totals,
    formula: "F = Σ F(projekt), stadie ∈ {forundersøgelse, etablering, anlagt}",
    sources: ["projects", "goals"],
    rowsCsv: rows,
  },
  projects: {
    title: { da: "Antal projekter", en: "Number of projects" },
    method: {
      da: "Hvert projekt tælles én gang i sit seneste afgjorte stadie.",
      en: "Each project is counted once, in its last decided stage.",
    },
    formula: "antal = #{projekt : stadie ∈ {forundersøgelse, etablering, anlagt}}",
    sources: ["projects"],
    rowsCsv: rows,
  },
  sketches: {
    title: { da: "Skitseprojekter", en: "Sketch projects" },
    method: {
      da: "Skitser, som de udgivne rapporter regner med. De vises for sig og indgår ikke i de samlede tal.",
      en: "Sketches in published reports that the report includes. They are shown separately and are not part of the totals.",
    },
    formula: "S = Σ effekt(skitse), skitse ∈ udgivet version",
    sources: ["plans"],
    rowsCsv: "/status/tables/sketches.csv",
  },
  dropout: {
    title: { da: "Forventet frafald", en: "Expected dropout" },
    method: {
      da: "20 % af det, der har etableringstilsagn, ventes ikke at blive gennemført.",
      en: "20% of what has establishment approval is not expected to be carried out.",
    },
    formula: "frafald = 0,2 × effekt(etableringstilsagn)",
    sources: ["projects"],
    rowsCsv: "/status/tables/goals.csv",
  },
  pace: {
    title: { da: "Fremskrivning", en: "Projection" },
    method: {
      da: "Det, der er kommet til de seneste 12 måneder, fordelt pr. dag og forlænget lineært, for hvert tal for sig: anlagt, med tilsagn efter forventet frafald (20 % af etableringstilsagnene) og med tilsagn uden frafald. Projekter, der er faldet fra, er ikke med. Ligger målet mere end 25 år ude, oplyses kun andelen ved fristen. Uden 12 måneders historik er der ingen fremskrivning.",
      en: "What was added over the last 12 months, averaged per day and extended in a straight line, for each figure separately: established, approved after expected dropout (20% of establishment approvals) and approved without dropout. Projects that dropped out are not included. If the goal is more than 25 years away, only the share at the deadline is given. Without 12 months of history there is no projection.",
    },
    formula: "dage tilbage = (mål − nået) / (tilføjet / dage)",
    sources: ["projects", "goals"],
    rowsCsv: "/status/tables/goals.csv",
  },
  development: {
    title: { da: "Udvikling over tid", en: "Change over time" },
    method: {
      da: "Hvert projekts stadie ved månedens udgang: den seneste række i dets historik.",
      en: "The stage of each project at the end of the month: the last row of its history.",
    },
    formula: "stadie(projekt, dag) = seneste historik ≤ dag",
    sources: ["projects"],
    rowsCsv: "/status/tables/development.csv",
  },
  measures: {
    title: { da: "Projekter efter virkemiddel", en: "Projects by measure" },
    method: {
      da: "Projekterne delt efter virkemiddel, talt og lagt sammen.",
      en: "Projects grouped by measure, counted and added up.",
    },
    formula: "Σ effekt(projekt) pr. virkemiddel",
    sources: ["projects"],
    rowsCsv: "/status/tables/measures.csv",
  },
  "latest-changes": {
    title: { da: "Seneste ændringer", en: "Latest changes" },
    method: {
      da: "Projekter, der har skiftet stadie, nyeste først.",
      en: "Projects that changed stage, newest first.",
    },
    formula: "stadie(n) ≠ stadie(n − 1)",
    sources: ["projects"],
    rowsCsv: "/status/tables/changes.csv",
  },
  "unit-share": {
    title: { da: "Andel af et projekt", en: "Share of a project" },
    method: {
      da: "Et projekt, der ligger i flere kommuner, treparter eller kystvandgrupper, tæller med den andel af sit areal, der ligger i hver.",
      en: "A project in several municipalities, tripartites or coastal water groups counts in each with the share of its area that is there.",
    },
    formula: "effekt(p, enhed) = effekt(p) × overlap(p, enhed) / Σ overlap(p, ·)",
    sources: ["projects", "geography"],
    rowsCsv: "/status/tables/units/municipality.csv",
  },
  ranking: {
    title: { da: "Placering", en: "Rank" },
    method: {
      da: "Alle enheder efter den samlede effekt, størst først. Enheder med samme effekt deler plads.",
      en: "All units by their total effect, largest first. Units with the same effect share a rank.",
    },
    formula: "plads = 1 + #{enhed : effekt > egen}",
    sources: ["projects", "geography"],
    rowsCsv: "/status/tables/units/municipality.csv",
  },
  "plan-goal": {
    title: { da: "Dækning af kystvandgruppens behov", en: "Coverage of the group's need" },
    method: {
      da: "I hvert delopland tæller indsatsen højst op til behovet. Det, der er over behovet ét sted, dækker ikke et andet. Det, der mangler, lægges sammen over deloplandene. Med tilsagn er projekter i de tre stadier, som rapporten regner med; inkl. skitser er de samme og udgivne skitser.",
      en: "In each sub-catchment the contribution only counts up to the need. What exceeds the need in one place does not cover another. The shortfalls are added up over the sub-catchments. Approved means projects in the three stages that the report includes; including sketches adds published sketches.",
    },
    formula: "dækket = Σ min(behov, indsats); mangler = Σ max(0, behov − indsats), over deloplande",
    sources: ["projects", "plans", "geography"],
    rowsCsv: "/status/tables/units/plan.csv",
  },
  "sub-catchments": {
    title: { da: "Deloplande", en: "Sub-catchments" },
    method: {
      da: "Behovet er officielt, rettet af den ansvarlige eller fordelt efter areal. Overskud i ét delopland dækker intet i et andet.",
      en: "The need is official, changed by the responsible organisation, or shared by area. Surplus in one sub-catchment covers nothing in another.",
    },
    formula: "mangler = max(0, behov − med tilsagn)",
    sources: ["projects", "plans", "geography"],
    rowsCsv: "/status/tables/units/plan.csv",
  },
  "forest-split": {
    title: { da: "Almindelig og urørt skov", en: "Ordinary and untouched forest" },
    method: {
      da: "Urørt skov er det, der er tegnet som urørt skov i projektet, højst projektets skovareal. Resten er almindelig skov.",
      en: "Untouched forest is what is drawn as such within the project, at most its forest area. The rest is ordinary.",
    },
    formula: "urørt = min(Σ areal(urørt skov), F); almindelig = F − urørt",
    sources: ["projects", "goals"],
    rowsCsv: "/status/tables/afforestation.csv",
  },
  "land-holdings": {
    title: { da: "Statens jord", en: "State land" },
    method: {
      da: "Det, staten ejer, er projektjord og puljejord ved kvartalets udgang. Bindende aftaler vises for sig selv: Staten ejer først jorden, når jordfordelingskendelsen er afsagt. Listen pr. kommune viser også summen med aftaler.",
      en: "What the state owns is project land and compensation land at the end of the quarter. Binding agreements are shown separately: the state does not own the land until the land redistribution ruling has been given. The list by municipality also shows the sum with agreements.",
    },
    formula: "ejet = projektjord + puljejord; i alt med aftaler = ejet + bindende aftaler",
    sources: ["land"],
    rowsCsv: "/status/land-holdings.csv",
  },
  "land-trade": {
    title: { da: "Køb og salg", en: "Bought and sold" },
    method: {
      da: "Jord købt og solgt i kvartalet, lagt sammen over kommunerne.",
      en: "Land bought and sold within the quarter, added up over municipalities.",
    },
    formula: "Σ køb(kommune), Σ salg(kommune)",
    sources: ["land"],
    rowsCsv: "/status/land-holdings.csv",
  },
};
