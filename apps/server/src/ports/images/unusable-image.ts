import type { Unusable } from './images.port.ts';

/** Thrown while a picture is read; whoever asked for the picture gets the reason as an answer. */
export class UnusableImage extends Error {
  readonly reason: Unusable;

  constructor(reason: Unusable) {
    super(reason);
    this.reason = reason;
  }
}
