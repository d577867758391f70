export * from "@mars/wording/format/shareText";
