export * from "@mars/wording/format/collation";
