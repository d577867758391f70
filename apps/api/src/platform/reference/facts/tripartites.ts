/** The 23 local tripartites; each is one main catchment and carries its number. */
export type Tripartite = {
  id: string;
  number: string;
  name: string;
  /** The water plans' own name of the main catchment, where it differs. */
  catchmentName: string;
  geoLocationId: string;
};

type Row = [
  number: string,
  name: string,
  id: string,
  geoLocationId: string,
  catchmentName?: string,
];

const rows: readonly Row[] = [
  [
    "1.1",
    "Nordlige Kattegat, Skagerrak",
    "08eb614d-bead-43e2-ba65-45c0be09aaf6",
    "1629d655-2a73-45eb-bb19-9f7da5b44f19",
  ],
  [
    "1.2",
    "Limfjorden",
    "e657bbe8-581e-4e5e-92bd-e39cc965c2f2",
    "e7762bdb-1ef7-4fbe-a745-b21e7996f92e",
  ],
  [
    "1.3",
    "Mariager Fjord",
    "337be9b0-2d88-4a70-a3bd-02ecbdbc3e7b",
    "3120038c-89b9-4969-b9be-080d41634937",
  ],
  [
    "1.4",
    "Nissum Fjord",
    "090bd55b-d528-4d59-bd20-c6b7b7c5a9b9",
    "fc518755-7a08-4091-8418-7eaa5cc71d55",
  ],
  [
    "1.5",
    "Randers Fjord",
    "aa17c4e9-c8ab-4a12-b62e-1efa7c4faf78",
    "9a6214be-6950-4050-ac90-f9931e2c2559",
  ],
  [
    "1.6",
    "Djursland",
    "de947faa-0933-4175-a353-cd5696abdf3f",
    "9fdae150-77ba-4a9c-af6c-9b63ac9324a5",
  ],
  [
    "1.7",
    "Århus Bugt",
    "9d70f0ec-36c1-48b7-93a4-4b9894ad3a43",
    "da5513b6-c6e7-42c6-bab1-0c91145ab9b3",
  ],
  [
    "1.8",
    "Ringkøbing Fjord",
    "2a6788a4-91d1-4a96-b0fa-9fbf0d4a4159",
    "ff855793-7ba1-499d-a048-85271927e92b",
  ],
  [
    "1.9",
    "Horsens Fjord",
    "75c134ee-fe5e-459e-9a7f-0b18a4163a00",
    "ccadd213-889a-4b90-b3da-2739a427e5fd",
  ],
  [
    "1.10",
    "Vadehavet",
    "871d818f-613d-437e-ae6d-81651f2b0ee4",
    "3120bee1-3417-4d03-b063-8521917ce0cb",
  ],
  [
    "1.11",
    "Lillebælt/Jylland",
    "36e25f52-8cc9-410f-a323-c6f68c4aa6a8",
    "206bbd6e-26f8-4036-b6f3-c7e524854a5d",
  ],
  [
    "1.12",
    "Lillebælt/Fyn",
    "b95acc0c-794c-4faa-8290-948b80689ae7",
    "998c6c9d-c4cd-4c1f-b81f-575102a7d09e",
  ],
  [
    "1.13",
    "Odense Fjord",
    "0fac071a-d6cb-40d0-8cde-6d08d4f3632e",
    "dc776228-7379-425b-b8f8-e99c854a99b0",
  ],
  [
    "1.14",
    "Storebælt",
    "3a11a113-0833-4f40-a498-9614c76a09f5",
    "34fc8546-ef34-4153-be33-e880ed98c0a1",
  ],
  [
    "1.15",
    "Det Sydfynske Øhav",
    "a88e337d-9157-4fbd-839c-082013909213",
    "58d9dc24-0196-41ca-af1b-a4fde6011205",
  ],
  [
    "2.1",
    "Kalundborg",
    "9a0568dd-e915-4940-af8a-28929d54e2e5",
    "f31f1a37-304a-4e5b-b069-930444eea262",
  ],
  [
    "2.2",
    "Isefjord og Roskilde Fjord",
    "13537c79-52f3-4346-9715-18d5d40524d0",
    "16626f60-7d48-4aa0-8846-63efddc1893c",
  ],
  [
    "2.3",
    "Øresund",
    "3223ec80-5515-4462-8873-d1fb85cfd122",
    "2fe44767-bfec-40a9-a023-d6b4c68e730b",
  ],
  [
    "2.4",
    "Køge Bugt",
    "99b38a10-f057-47f2-b814-c997bc5afc59",
    "3fd6178e-33ab-475e-b746-8c703160b482",
  ],
  [
    "2.5",
    "Smålandsfarvandet",
    "008e0d05-3965-4d1e-ad9d-62887be42e47",
    "8438dae5-5799-4b63-8474-48a2502a209f",
  ],
  [
    "2.6",
    "Østersøen",
    "1cedf69c-15fb-4ca1-91f8-3e80dd0466ee",
    "a0071559-4a81-417a-acad-8559a07171ec",
  ],
  [
    "3.1",
    "Bornholm",
    "e88596ff-062e-4100-9ec4-6a947af76410",
    "098de735-41e9-43b6-ac66-28d6846c2ada",
  ],
  [
    "4.1",
    "Vidå-Kruså",
    "ec7a81b9-db05-479b-9642-f3b7f2001937",
    "08d5519c-2f77-4837-b92c-497768e46127",
    "Lister Dyb",
  ],
];

export const tripartites: readonly Tripartite[] = rows.map(
  ([number, name, id, geoLocationId, catchmentName]) => ({
    id,
    number,
    name,
    catchmentName: catchmentName ?? name,
    geoLocationId,
  }),
);
