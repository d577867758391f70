import type { Round } from "./Round.ts";
import { clockOff } from "./rounds/clockOff.ts";
import { databaseAway } from "./rounds/databaseAway.ts";
import { databaseBusy } from "./rounds/databaseBusy.ts";
import { downloads } from "./rounds/downloads.ts";
import { fiftyWriters } from "./rounds/fiftyWriters.ts";
import { flood } from "./rounds/flood.ts";
import { freshness } from "./rounds/freshness.ts";
import { fullDisk } from "./rounds/fullDisk.ts";
import { fuzz } from "./rounds/fuzz.ts";
import { hostileFiles } from "./rounds/hostileFiles.ts";
import { killDatabase } from "./rounds/killDatabase.ts";
import { killEmbedded } from "./rounds/killEmbedded.ts";
import { killInstance } from "./rounds/killInstance.ts";
import { memory } from "./rounds/memory.ts";
import { misuse } from "./rounds/misuse.ts";
import { mixedLoad } from "./rounds/mixedLoad.ts";
import { planOverlaps } from "./rounds/planOverlaps.ts";
import { providerGone } from "./rounds/providerGone.ts";
import { recovery } from "./rounds/recovery.ts";
import { relay } from "./rounds/relay.ts";
import { replicas } from "./rounds/replicas.ts";
import { rollingRestarts } from "./rounds/rollingRestarts.ts";
import { slowClients } from "./rounds/slowClients.ts";
import { threeStarts } from "./rounds/threeStarts.ts";
import { withdrawal } from "./rounds/withdrawal.ts";

/** All rounds, in the order in which they run. */
export const rounds: readonly Round[] = [
  killInstance,
  killDatabase,
  fiftyWriters,
  slowClients,
  databaseAway,
  databaseBusy,
  replicas,
  providerGone,
  clockOff,
  threeStarts,
  rollingRestarts,
  withdrawal,
  freshness,
  fuzz,
  hostileFiles,
  downloads,
  planOverlaps,
  flood,
  misuse,
  relay,
  killEmbedded,
  fullDisk,
  recovery,
  memory,
  mixedLoad,
];
