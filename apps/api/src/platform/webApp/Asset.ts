/** A file of the web app or a document, ready to be sent. */
export type Asset = {
  type: string;
  cacheControl: string;
  tag: string;
  identity: Buffer;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
};
