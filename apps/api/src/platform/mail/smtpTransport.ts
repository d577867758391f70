import { createTransport } from "nodemailer";
import type { MailTransport } from "./MailTransport.ts";

const SECONDS = 1000;

/** Mail by an SMTP server: `smtp://user:password@host:587` or `smtps://…:465`. */
export function smtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  const timeouts = {
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 30 * SECONDS,
  };
  const transport = createTransport({ url, ...timeouts }, { from });
  return {
    name: "smtp",
    async deliver({ id, to, subject, text, html, unsubscribeUrl }) {
      await transport.sendMail({
        to,
        subject,
        text,
        html,
        messageId: `<${id}@${host}>`,
        headers: {
          "Auto-Submitted": "auto-generated",
          ...(unsubscribeUrl && { "List-Unsubscribe": `<${unsubscribeUrl}>` }),
        },
      });
    },
    close: () => transport.close(),
  };
}
