/**
 * Heads of public pages and what is on their pictures, for search engines and link previews: the
 * server sends them before it knows who reads, in Danish.
 */
export const pageHeadText = {
  site: "Danmarks nationale platform for den grønne omlægning af arealer: screening, planlægning, ansøgning og status.",
  withSite: (title: string) => `${title} – MARS`,
  municipalityName: (name: string) => (/kommune$/i.test(name) ? name : `${name} Kommune`),
  municipality: (name: string) =>
    `${name}: kommunens bidrag til de nationale mål, dens projekter og hvor langt de er.`,
  tripartite: (name: string) =>
    `Den lokale trepart ${name}: kommuner, kystvandgrupper, projekter og fremdrift.`,
  plan: (name: string) =>
    `Kystvandgruppen ${name}: planlagt kvælstofindsats, reduktionsmål og projekter i gruppen og dens deloplande.`,
  effectsTitle: (name: string) => `Effekter i ${name}`,
  effects: (name: string) =>
    `Kvælstofreduktion, udtagning af lavbundsjord og skovrejsning i ${name}: mål, fremdrift og projekter.`,
  project: (name: string, municipality: string | null) =>
    `Projektet ${name}${municipality === null ? "" : ` i ${municipality}`}: hvor det ligger, hvor langt det er, hvad det giver, og hvordan det er beregnet.`,
  countryPreview:
    "Kort over Danmark med projekterne efter stadie, og hvor langt landet er med kvælstof, lavbund og skov.",
  unitPreview: (name: string) =>
    `Kort over ${name} med projekterne efter stadie, og hvor meget de giver af kvælstof, lavbund og skov.`,
  projectPreview: (name: string) => `Kort over projektet ${name}, og hvor langt det er.`,
} as const;
