import type { OpenWriter } from "../Download.ts";
import { TextFile } from "./TextFile.ts";

export const geojsonWriter: OpenWriter = (path, about, columns) => {
  const file = new TextFile(path);
  file.write(
    `{"type":"FeatureCollection","name":${JSON.stringify(about.id)},"metadata":${JSON.stringify(about)},"features":[\n`,
  );
  let comma = "";
  return {
    add({ id, values, geojson }) {
      const properties = Object.fromEntries(columns.map(({ name }, i) => [name, values[i]]));
      file.write(
        `${comma}{"type":"Feature","id":${JSON.stringify(id)},"properties":${JSON.stringify(properties)},"geometry":${geojson}}`,
      );
      comma = ",\n";
    },
    finish() {
      file.write("\n]}\n");
      file.close();
    },
  };
};
