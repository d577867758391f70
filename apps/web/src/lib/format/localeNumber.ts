export * from "@mars/wording/format/localeNumber";
