import { type ComponentType, lazy, useState } from "react";

type Load<P> = () => Promise<ComponentType<P>>;

const loaders: (() => Promise<void>)[] = [];

/**
 * A part of a public page whose code is loaded late, but is in what the server renders. The page
 * that is to be hydrated loads it first (`partsReady`): a part without its code would look ready and
 * answer nobody.
 */
export function lazyPart<P extends object>(load: Load<P>): ComponentType<P> {
  let Loaded: ComponentType<P> | null = null;
  const Late = lazy(async () => ({ default: await load() }));
  loaders.push(async () => {
    Loaded = await load();
  });
  return function Part(props: P) {
    const [Shown] = useState<ComponentType<P>>(() => Loaded ?? Late);
    return <Shown {...props} />;
  };
}

/** When the code of all parts that the page names is there; one that fails is told where it stands. */
export async function partsReady(): Promise<void> {
  await Promise.allSettled(loaders.map((load) => load()));
}
