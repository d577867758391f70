/** Form elements know no domain; what they share with it comes through here. */
export { MULTI_LINE_MAX_LENGTH, SINGLE_LINE_MAX_LENGTH } from "@mars/domain/fields/lineLimits";
