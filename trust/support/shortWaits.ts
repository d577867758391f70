import { constants } from "../../apps/api/src/platform/config/constants.ts";

/** Loaded before an instance, so that a round need not wait as long as people would. */
export const SHORT_WAITS = import.meta.filename;
constants.server.stalledSeconds = 3;
constants.database.lockSeconds = 1;
