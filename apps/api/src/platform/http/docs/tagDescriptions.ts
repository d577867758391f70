/** What the calls under a heading are about. */
export const tagDescriptions: Readonly<Record<string, string>> = {
  Casework: "The caseworkers' queue of applications",
  "Data sources": "Where the data come from, how fresh they are, and fetching them anew",
  Geometries: "Outlines by id, and reading areas from files",
  Health: "Whether an instance is up and can serve",
  Land: "Land held, bought and sold by the state, by municipality and quarter",
  Layers: "Datasets of the map: catalogue, vector tiles, features at a point",
  "Master data": "Measures, schemes, units, states and goals: what ids in other answers mean",
  Messages: "What a person is told, and what they want to be told",
  Organizations: "Organisations that projects can be handed to",
  Plans: "Plans of the coastal water groups, their sketch projects and published versions",
  Projects: "Applications and projects of those who sign in",
  Screening: "What lies in an area, and which schemes fit it",
  Search: "Places, units and projects by words",
  Status: "Public status in the shapes other systems already read",
  "Status pages": "Figures as the public pages show them, as of any day, and as tables",
  Users: "The person who is signed in",
};
