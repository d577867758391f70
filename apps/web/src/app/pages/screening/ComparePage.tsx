import { CompareAlternatives } from "../../../features/screening/compare/CompareAlternatives.tsx";

export function ComparePage() {
  return <CompareAlternatives />;
}
