import type { Language } from "../language.ts";

type Topic = { title: string; paragraphs: string[] };
export type TopicName = "help" | "datasets" | "operations" | "terms";

const da = {
  skip: "Gå til indhold",
  site: "Danmarks Miljøportal",
  standIn: "Dette er en eksempelside",
  standInBody:
    "Installationen mangler adressen på den rigtige side. Her kan du læse, hvad du ville finde der.",
  close: "Luk fanen for at gå tilbage.",
  topics: {
    help: {
      title: "Hjælpecenter",
      paragraphs: [
        "I hjælpecenteret finder du vejledninger og svar på almindelige spørgsmål, og du kan skrive til supporten.",
        "Supporten svarer mandag til fredag kl. 08.30–15.30.",
      ],
    },
    datasets: {
      title: "Overvågning af datasæt",
      paragraphs: [
        "Siden viser for hvert kortlag, om det svarer, og hvor længe det har været nede, hvis det ikke gør.",
        "I MARS kan du selv se det ved en screening: Et kortlag, der ikke svarer, er markeret med 'Fejl under analyse', og du kan prøve igen.",
      ],
    },
    operations: {
      title: "Driftsinformation",
      paragraphs: [
        "Her kan du læse om planlagte opdateringer og kendte driftsforstyrrelser. Det vigtigste vises også under klokken øverst i MARS.",
      ],
    },
    terms: {
      title: "Særlige brugsvilkår",
      paragraphs: [
        "Danske offentlige data må bruges frit, når kilden nævnes. Kort og grunddata kan have egne vilkår hos den myndighed, der udstiller dem.",
        "Diagrammer og kort fra MARS kan vise usikre eller foreløbige tal. Datoen for opgørelsen står altid ved tallet.",
      ],
    },
  } as Record<TopicName, Topic>,
};

const en: typeof da = {
  skip: "Skip to content",
  site: "Danish Environmental Portal",
  standIn: "This is a sample page",
  standInBody:
    "This installation does not have the address of the real page. Here you can read what you would find there.",
  close: "Close the tab to go back.",
  topics: {
    help: {
      title: "Help Center",
      paragraphs: [
        "The Help Center has guides and answers to common questions, and you can write to support.",
        "Support is open Monday to Friday, 08:30–15:30.",
      ],
    },
    datasets: {
      title: "Dataset monitoring",
      paragraphs: [
        "The page shows whether each map layer is responding and, if not, how long it has been down.",
        "You can also see this in a MARS screening: a layer that does not respond is marked, and you can try it again.",
      ],
    },
    operations: {
      title: "Operating information",
      paragraphs: [
        "Read about planned updates and known disruptions. The most important ones are also shown under the bell at the top of MARS.",
      ],
    },
    terms: {
      title: "Special terms of use",
      paragraphs: [
        "Danish public data may be used freely if you name the source. Maps and basic data may be subject to separate terms set by the authority that publishes them.",
        "Charts and maps from MARS may show uncertain or preliminary figures. The date is always shown next to the figure.",
      ],
    },
  },
};

export const texts: Record<Language, typeof da> = { da, en };
