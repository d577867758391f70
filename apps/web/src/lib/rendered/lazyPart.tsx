import { type ComponentType, lazy, useState } from "react";

type Load<P> = () => Promise<ComponentType<P>>;

const loaders: (() => Promise<void>)[] = [];

/**
 * A part of a public page whose code is loaded late, but is in what the server renders. The page
 * that is to be hydrated loads it first (`partsReady`): a part without its code would look ready and
 * answer no one. `isRendered` says so of one that only some addresses show from the start.
 */
export function lazyPart<P extends object>(
  load: Load<P>,
  isRendered: () => boolean = () => true,
): ComponentType<P> {
  let Loaded: ComponentType<P> | null = null;
  const Late = lazy(async () => ({ default: await load() }));
  loaders.push(async () => {
    if (isRendered()) Loaded = await load();
  });
  return function Part(props: P) {
    const [Shown] = useState<ComponentType<P>>(() => Loaded ?? Late);
    return <Shown {...props} />;
  };
}

/** When the code of all parts that the page names is there; one that fails is told where it stands. */
export async function partsReady(): Promise<void> {
  // Parts have parts of their own, which are known once their code is there.
  for (let known = 0; known < loaders.length;) {
    const next = loaders.slice(known);
    known = loaders.length;
    await Promise.allSettled(next.map((load) => load()));
  }
}
