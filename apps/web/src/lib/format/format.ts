export { useFormat } from "./useFormat.ts";
