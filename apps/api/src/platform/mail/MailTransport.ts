/** A mail as a transport takes it. */
export type Letter = {
  /** Stays the same when it is tried again: receivers may leave out what they have. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string | null;
};

/**
 * Sends mails. SMTP is one way; the national digital post is another, which reaches people
 * by their CPR or CVR number and would be a second transport behind the same outbox.
 */
export type MailTransport = {
  readonly name: string;
  /** Throws where it was not taken; it is then tried again later. */
  deliver(letter: Letter): Promise<void>;
  close(): void;
};
