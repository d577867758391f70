export const da = {
  asOf: "Pr. {day}",
  on: "Pr. {day}",
  source: "Kilde: {source}.",
  share: "Andel",
  amount: "Mængde",
  day: "Opgjort pr.",
  link: "Link",
  country: "hele landet",
  title: "{effect}, {place}",
  copyTable: "Kopier tabel",
  png: "Billede (PNG)",
  svg: "Billede (SVG)",
  embed: "Indlejr",
  "embed.kept":
    "Kopier linjen ind på din egen side. Den bliver ved med at vise det, du citerer: {words}.",
  definition:
    "Anlagt: færdige projekter. Med tilsagn: projekter med tilsagn til forundersøgelse eller etablering og anlagte projekter. Skitser tæller ikke med.",
  unitDefinition:
    "Et projekt tæller med den del af det, der ligger i området. Med tilsagn: projekter med tilsagn til forundersøgelse eller etablering og anlagte projekter. Skitser tæller ikke med.",
  "goal.established": "er {established} af {goal} anlagt ({establishedAmount} af {whole} {unit}).",
  "goal.committed":
    "har {committed} af {goal} tilsagn ({committedAmount} af {whole} {unit}, inklusive anlagt).",
  "goal.both":
    "er {established} af {goal} anlagt ({establishedAmount} af {whole} {unit}), og {committed} har tilsagn ({committedAmount} {unit}, inklusive anlagt).",
  basis: "af det nationale mål på {goal}",
  "unit.nitrogen":
    "giver projekter med tilsagn {where} {committedAmount} t kvælstof om året, heraf {establishedAmount} t anlagt. I alt er det {share} {basis}.",
  "unit.land":
    "giver projekter med tilsagn {where} {committedAmount} ha {effect}, heraf {establishedAmount} ha anlagt. I alt er det {share} {basis}.",
  "need.title": "Kvælstofbehov, {place}",
  "need.basis": "af behovet på {need} om året",
  "need.approved": "Har tilsagn",
  "need.lacking": "Mangler tilsagn",
  "need.missing":
    "mangler {name} {missing} kvælstof om året. {share} af behovet på {need} har tilsagn.",
  "need.covered": "er hele behovet {where} på {need} kvælstof om året dækket med tilsagn.",
  "need.definition":
    "Behovet er det kvælstof, projekter på land skal fjerne i hvert delopland. Et overskud i ét delopland dækker ikke et andet. Skitser tæller ikke med.",
};
