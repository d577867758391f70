import type { Plugin } from "vite";

/** Names the faces of the first paint in the head, so that they travel next to the script. */
export function preloadFonts(weights: readonly string[]): Plugin {
  return {
    name: "mars:preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        return weights.map((weight) => {
          const file = files.find((name) => name.includes(`IBMPlexSans-${weight}-Latin1`));
          if (!file) throw new Error(`The face ${weight} is not in the build`);
          return {
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              href: `/${file}`,
              crossorigin: true,
            },
            injectTo: "head" as const,
          };
        });
      },
    },
  };
}
