import type { ApplicantChoice } from "@mars/domain/schemes/judgedFor";
import { createStore } from "../../../lib/createStore.ts";

/** Null: nothing chosen; the one who is signed in, or a private person. */
export const applicantChoice = createStore<ApplicantChoice | null>(null);
