/** What Danish authorities call themselves in English, by their Danish names. */
export const englishAuthorities: Readonly<Record<string, string>> = {
  "Aarhus Universitet": "Aarhus University",
  "Bornholms Regionskommune": "Bornholm Regional Municipality",
  "Danmarks Miljøportal": "Danish Environmental Portal",
  Fredningsnævnet: "Conservation board",
  "GEUS og Aarhus Universitet": "GEUS and Aarhus University",
  Klimadatastyrelsen: "Danish Agency for Climate Data",
  Kystdirektoratet: "Danish Coastal Authority",
  "Københavns Kommune": "City of Copenhagen",
  Landbrugsstyrelsen: "Danish Agricultural Agency",
  Miljøstyrelsen: "Danish Environmental Protection Agency",
  Naturstyrelsen: "Danish Nature Agency",
  "Slots- og Kulturstyrelsen": "Agency for Culture and Palaces",
  "Styrelsen for Grøn Arealomlægning og Vandmiljø":
    "Danish Agency for Green Land Use and Aquatic Environment",
};
