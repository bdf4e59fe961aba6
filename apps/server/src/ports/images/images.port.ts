/** Every picture that is kept is a JPEG of our own making, upright and without the camera's remarks. */
export interface Picture {
  readonly contentType: 'image/jpeg';
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

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

export type Reencoded = Pictures | { readonly unusable: Unusable };

/** Makes pictures that can be shown anywhere out of what cameras, phones and scanners write. */
export interface Images {
  reencode(bytes: Uint8Array, sizes: Sizes): Promise<Reencoded>;
  close(): Promise<void>;
}
