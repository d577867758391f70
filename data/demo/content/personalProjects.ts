import type { ProjectStatus } from "@mars/domain/lifecycle/projectStatus";
import { randomFor } from "../random.ts";
import { demoPeople } from "./people.ts";
import type { DemoPerson } from "./people.ts";
import type { DemoProject, Party } from "./DemoProject.ts";
import type { Choice } from "./measureMix.ts";
import { oneProject } from "./projects.ts";
import type { ContentOptions, PickRing } from "./projects.ts";

/** Something of every kind for each who signs in, so that no list is empty. */
const statuses: readonly ProjectStatus[] = [
  "draft",
  "draft",
  "applied",
  "application_received",
  "preliminary_examination",
  "approval",
  "payment_request_rejected",
  "established",
];

export function personalProjects(pickRing: PickRing, options: ContentOptions): DemoProject[] {
  const applicants = demoPeople.filter((one) => one.roles.every((role) => role === "planner"));
  return applicants.flatMap((person) =>
    statuses.map((status, index) => {
      const random = randomFor(options.seed, "own project", person.subject, index);
      const planName =
        person.organization === "Aalborg Kommune" ? "Kattegat, Aalborg Bugt" : "Hevring Bugt";
      const choice = choiceFor(person, status, index);
      const project = oneProject(random, pickRing, options, { status, planName, choice });
      const adviser = { vat: "DK87654321" };
      const delegate = person.subject === "demo-lodsejer" && index % 3 === 0 ? adviser : null;
      return { ...project, owner: partyOf(person), delegate };
    }),
  );
}

const partyOf = (person: DemoPerson): Party =>
  person.vat === null ? { subject: person.subject } : { vat: person.vat };

function choiceFor(person: DemoPerson, status: ProjectStatus, index: number): Choice {
  if (status === "preliminary_examination") return ["nitrogenWetland", "Kvælstofvådområder", 1];
  if (person.subject === "demo-naturstyrelsen") return ["afforestation", "NST Skovrejsning", 1];
  return index % 2 === 0
    ? ["afforestation", "Skovrejsning", 1]
    : ["extensification", "Permanent ekstensivering", 1];
}
