/** A text that a person reads, and for how long it stays when it is shown for a moment. */
export interface Message {
  readonly text: string;
  readonly forMs?: number;
}
