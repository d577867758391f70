import { declareProblems } from "../../platform/problems/problemCodes.ts";

declareProblems({
  "plan.not-draft": {
    status: 409,
    title: "Nothing has changed since the plan was published",
    da: "Planen er ikke ændret, siden den blev udgivet. Lav en ændring, før du udgiver igen.",
    en: "The plan has not changed since it was published. Make a change before you publish again.",
  },
  "plan.reason-needed": {
    status: 422,
    title: "Say why: sketches have no measure, or the needs are above the plan's goal",
    da: "Skriv i `reason`, hvorfor planen udgives, selv om noget mangler et virkemiddel, eller behovene er større end planens mål.",
    en: "Say in `reason` why you are publishing although something has no measure, or the needs are above the plan's goal.",
  },
  "plan.needs-over-goal": {
    status: 422,
    title: "The needs add up to more than the plan's own",
    da: "Behovene er tilsammen større end planens mål. Sænk et af dem, eller send `allowOverGoal`: true; så skal udgivelsen begrundes.",
    en: "The needs add up to more than the plan's goal. Lower one of them, or send `allowOverGoal`: true; publishing then needs a reason.",
  },
  "plan.not-published": {
    status: 409,
    title: "The plan is not published",
    da: "Planen er ikke udgivet, så der er ingen udgivelse at trække tilbage.",
    en: "The plan is not published, so there is no publication to withdraw.",
  },
  "sketch.not-confirmed": {
    status: 422,
    title: "Several at once must be confirmed",
    da: "Bekræft med `confirmed`: true, at der skal oprettes flere skitseprojekter.",
    en: "Confirm with `confirmed`: true that you want to create several sketch projects.",
  },
  "sketch.nothing-left": {
    status: 422,
    title: "Nothing of the sketch would be left",
    da: "Der er intet tilbage af skitseprojektets område. Vælg et mindre udsnit.",
    en: "Nothing of the sketch project's area would be left. Choose a smaller cut.",
  },
  "sketch.no-overlap": {
    status: 409,
    title: "The two do not overlap any more",
    da: "Skitseprojektet overlapper ikke længere det, som `keptId` nævner, så der er intet at klippe.",
    en: "The sketch project no longer overlaps the one in `keptId`, so there is nothing to clip.",
  },
  "sketch.there-again": {
    status: 409,
    title: "The sketch is there already",
    da: "Skitseprojektet findes allerede i planen, så det kan ikke hentes tilbage. Genindlæs siden for at se det.",
    en: "The sketch project is already in the plan, so it cannot be restored. Reload the page to see it.",
  },
  "sketch.measure-not-of-scheme": {
    status: 422,
    title: "The scheme has another measure",
    da: "Ordningen har et andet virkemiddel. Ret `mitigationMeasureId`, eller vælg en anden ordning i `subsidySchemeId`.",
    en: "The scheme uses another measure. Correct `mitigationMeasureId`, or choose another scheme in `subsidySchemeId`.",
  },
  "sketch.scheme-unknown": {
    status: 422,
    title: "There is no such subsidy scheme",
    da: "Der findes ingen tilskudsordning med det id i `subsidySchemeId`. Brug et id fra /api/master-data.",
    en: "There is no subsidy scheme with the id in `subsidySchemeId`. Use an id from /api/master-data.",
  },
  "sketch.measure-unknown": {
    status: 422,
    title: "There is no such mitigation measure",
    da: "Der findes intet virkemiddel med det id i `mitigationMeasureId`. Brug et id fra /api/master-data.",
    en: "There is no measure with the id in `mitigationMeasureId`. Use an id from /api/master-data.",
  },
  "subcatchment.unknown": {
    status: 422,
    title: "There is no such sub-catchment in the plan",
    da: "Planen har intet delopland med det id i `needs`. Brug planens egne deloplande.",
    en: "The plan has no sub-catchment with the id in `needs`. Use the plan's own sub-catchments.",
  },
  "plan.retired": {
    status: 409,
    title: "The coastal water group is retired",
    da: "Kystvandgruppen er nedlagt. Du kan læse planen, men ikke ændre den.",
    en: "The coastal water group has been discontinued. You can read the plan, but not change it.",
  },
  "organization.unknown": {
    status: 422,
    title: "There is no such organisation",
    da: "Vi kender ingen organisation med det CVR-nummer i `vat`. Skriv for eksempel DK12345678.",
    en: "We know no organisation with the VAT number in `vat`. Write for example DK12345678.",
  },
});
