export * from "@mars/wording/format/areaText";
