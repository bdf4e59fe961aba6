/** What is said after a form was sent. */
export interface Outcome {
  readonly severity: 'success' | 'error';
  readonly text: string;
  /** For a moment, or until it is dismissed. */
  readonly forMs?: number;
}
