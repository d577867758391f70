import type { Language } from "../language.ts";

type Topic = { title: string; paragraphs: string[] };
export type TopicName = "help" | "datasets" | "operations" | "terms";

const da = {
  skip: "Gå til indhold",
  site: "Danmarks Miljøportal",
  standIn: "Det her er en stand-in",
  standInBody:
    "Installationen har ikke fået en adresse til den rigtige side. Siden her viser, hvad du vil finde der.",
  close: "Luk fanen for at gå tilbage.",
  topics: {
    help: {
      title: "Hjælpecenter",
      paragraphs: [
        "I hjælpecenteret finder du vejledninger og svar på det, andre har spurgt om, og du kan skrive til supporten.",
        "Supporten svarer mandag til fredag kl. 08.30–15.30.",
      ],
    },
    datasets: {
      title: "Overvågning af datasæt",
      paragraphs: [
        "Siden viser for hvert kortlag, om det svarer, og hvor længe det i givet fald har været nede.",
        "I MARS kan du selv se det ved en screening: Et kortlag, der ikke svarer, står med »Fejl under analyse« og kan prøves igen.",
      ],
    },
    operations: {
      title: "Driftsinformation",
      paragraphs: [
        "Her står planlagte opdateringer og kendte forstyrrelser. Det vigtigste vises også ved klokken øverst i MARS.",
      ],
    },
    terms: {
      title: "Særlige brugsvilkår",
      paragraphs: [
        "Danske offentlige data må bruges frit, når kilden nævnes. Kort og grunddata kan have egne vilkår hos den myndighed, der udstiller dem.",
        "Figurer og kort fra MARS kan vise usikre eller foreløbige tal; datoen for opgørelsen står altid ved tallet.",
      ],
    },
  } as Record<TopicName, Topic>,
};

const en: typeof da = {
  skip: "Skip to content",
  site: "Danish Environmental Portal",
  standIn: "This is a stand-in",
  standInBody:
    "This installation has not been given the address of the real page. This one tells you what you would find there.",
  close: "Close the tab to go back.",
  topics: {
    help: {
      title: "Help Center",
      paragraphs: [
        "The Help Center has guides and answers to what others have asked, and you can write to support.",
        "Support answers Monday to Friday 08.30–15.30.",
      ],
    },
    datasets: {
      title: "Dataset monitoring",
      paragraphs: [
        "The page shows for each map layer whether it answers and, if not, for how long it has been down.",
        "In MARS you see it in a screening: a layer that does not answer says so and can be tried again.",
      ],
    },
    operations: {
      title: "Operating information",
      paragraphs: [
        "Planned updates and known disruptions. The most important ones also show at the bell on top of MARS.",
      ],
    },
    terms: {
      title: "Special terms of use",
      paragraphs: [
        "Danish public data may be used freely when the source is named. Maps and basic data may have terms of their own at the authority that publishes them.",
        "Figures and maps from MARS may show uncertain or preliminary numbers; the date is always next to the figure.",
      ],
    },
  },
};

export const texts: Record<Language, typeof da> = { da, en };
