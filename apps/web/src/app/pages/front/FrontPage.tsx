import "./front.css";
import { useHydrated } from "../../../lib/rendered/useHydrated.ts";
import { useVisitor } from "../../../lib/session/sessionState.ts";
import { Hero } from "./Hero.tsx";
import { ExpectedHomeBlock, HomeBlock } from "./HomeBlock.tsx";
import { LandTeaser } from "./LandTeaser.tsx";
import { ModuleCards } from "./ModuleCards.tsx";
import { NationalGoals } from "./NationalGoals.tsx";

export function FrontPage() {
  const { isSignedIn } = useVisitor();
  const isHydrated = useHydrated();
  return (
    <div className="ends-in-band">
      {isSignedIn ? <HomeBlock /> : !isHydrated && <ExpectedHomeBlock />}
      <Hero isFirst={!isSignedIn} />
      <ModuleCards />
      <NationalGoals />
      <LandTeaser />
    </div>
  );
}
