export { accept, refuse, type Refusal, type Result } from "./result.ts";
