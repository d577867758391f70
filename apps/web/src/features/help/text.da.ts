export const da = {
  title: "Har du brug for hjælp?",
  close: "Luk",
  "helpCenter.title": "Hjælpecenter",
  "helpCenter.text": "Vejledninger, svar på spørgsmål og kontakt til supporten.",
  "datasets.title": "Overvågning af datasæt",
  "datasets.text": "Se, om kortlagene er tilgængelige lige nu.",
  "operations.title": "Driftsinformation",
  "operations.text": "Planlagte opdateringer og forstyrrelser i driften.",
  "terms.title": "Særlige brugsvilkår",
  "terms.text": "Vilkår for brug af danske offentlige data og kort.",
  aboutApp: "Om {name}",
  aboutPortal: "Om {name} og Danmarks Miljøportal",
  "about.product":
    "{name} er den fælles platform for den grønne treparts omlægning af arealer. Her kan alle screene et område og følge status. Lokale treparter kan planlægge, og ansøgere kan søge tilskud og følge deres projekter.",
  "about.family":
    "{name} er et af systemerne i Danmarks Miljøportal, hvor stat, regioner og kommuner samler deres miljødata. Du kan åbne de andre systemer fra 'Relaterede systemer', og dit valgte område og dine kortlag følger med.",
  "about.data":
    "Tallene kommer fra de projekter og planer, der er registreret i {name}, og fra offentlige kortlag. Datoen for opgørelsen står ved tallene.",
  accessibility: "Tilgængelighedserklæring",
  operatedBy: "Drives af",
  inPortal: "som en del af",
  portal: "Danmarks Miljøportal",
};
