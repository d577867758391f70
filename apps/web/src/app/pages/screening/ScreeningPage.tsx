import { ScreeningJourney } from "../../../features/screening/ScreeningJourney.tsx";

export function ScreeningPage() {
  return <ScreeningJourney />;
}
