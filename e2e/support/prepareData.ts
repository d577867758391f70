import { preparedData } from "./preparedData.ts";

/** Makes the demo data of the embedded journeys ahead of them, while another step has a core. */
await preparedData();
