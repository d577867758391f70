export type {
  Access,
  Answer,
  CallInput,
  Contract,
  HandlerInput,
  Method,
  Role,
  Schema,
} from "./contract.ts";
export { contract } from "./contract.ts";
export { problem, problemMediaType } from "./problem.ts";
export type { FieldFault, Problem } from "./problem.ts";
