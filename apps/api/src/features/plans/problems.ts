import { declareProblems } from "../../platform/problems/problemCodes.ts";

declareProblems({
  "plan.not-draft": { status: 409, title: "Nothing has changed since the plan was published" },
  "plan.reason-needed": {
    status: 422,
    title: "Say why: land counts twice, or sketches have no measure",
  },
  "plan.not-published": { status: 409, title: "The plan is not published" },
  "sketch.not-confirmed": { status: 422, title: "Several at once must be confirmed" },
  "sketch.nothing-left": { status: 422, title: "Nothing of the sketch would be left" },
  "sketch.measure-not-of-scheme": { status: 422, title: "The scheme has another measure" },
  "sketch.scheme-unknown": { status: 422, title: "There is no such subsidy scheme" },
  "sketch.measure-unknown": { status: 422, title: "There is no such mitigation measure" },
  "subcatchment.unknown": { status: 422, title: "There is no such sub-catchment in the plan" },
  "organization.unknown": { status: 422, title: "There is no such organisation" },
});
