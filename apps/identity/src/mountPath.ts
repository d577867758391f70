/** Where the API's proxy places the provider under the public origin. */
export const mountPath = "/identity";
