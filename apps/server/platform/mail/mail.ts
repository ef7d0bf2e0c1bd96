/** A letter, ready to go. Its id is the same at every attempt, so that a repeat can be recognised. */
export interface MailMessage {
  id: string;
  to: MailAddress;
  /** Where an answer goes, if not to the sender. */
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** Where a mail program says that no more such letters are wanted, if its person may say so. */
  stopUrl?: string;
}

export interface MailAddress {
  address: string;
  name?: string;
}

export interface Mail {
  /** Resolves when somebody else has taken charge of the letter; rejects with a MailError. */
  send(message: MailMessage): Promise<{ messageId: string }>;
  /** Rejects with one sentence when no letter can be sent. */
  check(): Promise<void>;
}

/** Refused means that the same letter will be refused again; anything else is worth another try. */
export class MailError extends Error {
  readonly refused: boolean;

  constructor(message: string, { refused, cause }: { refused: boolean; cause?: unknown }) {
    super(message, { cause });
    this.name = 'MailError';
    this.refused = refused;
  }
}
