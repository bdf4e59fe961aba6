export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands mails on. A promise that fulfils means that the next hop has taken the mail. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
