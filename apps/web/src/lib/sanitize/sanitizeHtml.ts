import createDOMPurify from "dompurify";

const purifier = createDOMPurify(window);

// What leaves our site opens in a tab of its own and learns nothing of ours.
purifier.addHook("afterSanitizeAttributes", (node) => {
  if (node.nodeName !== "A") return;
  const address = URL.parse(node.getAttribute("href") ?? "", window.location.origin);
  if (!address || address.origin === window.location.origin) return;
  node.setAttribute("target", "_blank");
  node.setAttribute("rel", "noopener noreferrer");
});

const allowedTags =
  "a b strong i em u s small sub sup code br hr p ul ol li blockquote h3 h4 h5 h6 span div table thead tbody tr th td".split(
    " ",
  );

/**
 * HTML from a feed or from markdown as text may be dressed: paragraphs, lists, links, emphasis.
 * No pictures (they would tell a foreign host who reads), no forms, no styles.
 */
export function sanitizeHtml(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ["href", "lang", "title", "colspan", "rowspan", "scope"],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  });
}

/** An icon from outside: drawing only, nothing that loads, links or runs. */
export function sanitizeSvg(svg: string): string {
  return purifier.sanitize(svg, {
    USE_PROFILES: { svg: true },
    FORBID_TAGS: ["style", "image", "a", "use", "filter", "animate", "set"],
    FORBID_ATTR: ["style", "href", "xlink:href", "class", "id"],
  });
}
