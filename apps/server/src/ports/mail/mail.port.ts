export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  /** Where an answer goes, when that is not the sender. */
  readonly replyTo?: Mail['to'];
  /** Where the recipient gets off the list; mail programs show it as a button. */
  readonly unsubscribeUrl?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands mails on. A promise that fulfils means that the next hop has taken the mail. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
