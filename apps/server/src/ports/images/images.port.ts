export interface Picture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Every picture that is kept is a JPEG of our own making, upright and without the camera's remarks. */
export const pictureType = 'image/jpeg';

export interface Sizes {
  /** The longest side of each, in pixels; a smaller picture is not blown up. */
  readonly large: number;
  readonly small: number;
  /** Cut square around its middle: faces, not operations. */
  readonly square?: boolean;
}

export interface Pictures {
  readonly large: Picture;
  readonly small: Picture;
}

/** Why a file is not taken. */
export type Unusable = 'not-an-image' | 'too-many-pixels';

export class UnusableImage extends Error {
  readonly reason: Unusable;

  constructor(reason: Unusable) {
    super(reason);
    this.reason = reason;
  }
}

/** Makes pictures that can be shown anywhere out of what cameras, phones and scanners write. */
export interface Images {
  /** Refuses with an UnusableImage. */
  reencode(bytes: Uint8Array, sizes: Sizes): Promise<Pictures>;
  close(): Promise<void>;
}
