import "./front.css";
import { useSession } from "../../../lib/session/sessionState.ts";
import { Hero } from "./Hero.tsx";
import { HomeBlock } from "./HomeBlock.tsx";
import { LandTeaser } from "./LandTeaser.tsx";
import { ModuleCards } from "./ModuleCards.tsx";
import { NationalGoals } from "./NationalGoals.tsx";

export function FrontPage() {
  const { phase } = useSession();
  return (
    <div className="ends-in-band">
      {phase === "authenticated" && <HomeBlock />}
      <Hero isFirst={phase !== "authenticated"} />
      <ModuleCards />
      <NationalGoals />
      <LandTeaser />
    </div>
  );
}
