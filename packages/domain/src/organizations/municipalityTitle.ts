/** Names that are not the place and 'Kommune'. */
const ownNames: Readonly<Record<string, string>> = {
  Bornholm: "Bornholms Regionskommune",
  // Belongs to no municipality.
  Christiansø: "Christiansø",
  København: "Københavns Kommune",
};

/** What a municipality calls itself: 'Viborg' is a town, the municipality is 'Viborg Kommune'. */
export function municipalityTitle(name: string): string {
  return ownNames[name] ?? (/kommune$/i.test(name) ? name : `${name} Kommune`);
}
