import type { TouchedFeature } from "../schemeCase.ts";
import type { OverlapRule } from "../subsidyScheme.ts";

/** Features that meet a rule's condition, or the attribute that a dataset turns out not to have. */
export function matchingFeatures(
  rule: OverlapRule,
  features: readonly TouchedFeature[],
): { readonly features: readonly TouchedFeature[] } | { readonly missingAttribute: string } {
  const { attributeName, attributeOperator, attributeValues } = rule;
  if (attributeName === null || attributeOperator === null || attributeValues === null) {
    return { features };
  }
  if (features.some(({ attributes }) => !(attributeName in attributes))) {
    return { missingAttribute: attributeName };
  }
  return {
    features: features.filter(({ attributes }) => {
      // Ids are numbers in some sources and text in others.
      const listed = attributeValues.includes(String(attributes[attributeName]));
      return attributeOperator === "=" ? listed : !listed;
    }),
  };
}
