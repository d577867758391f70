import { copenhagenDay } from "@mars/domain/time/copenhagen";

export const today = () => copenhagenDay(new Date().toISOString());

/** Danish days from one to another; either may be a moment. */
export function daysBetween(from: string, to: string): number {
  const ms = (time: string) =>
    Date.parse(`${time.length === 10 ? time : copenhagenDay(time)}T00:00:00Z`);
  return Math.round((ms(to) - ms(from)) / 86_400_000);
}
