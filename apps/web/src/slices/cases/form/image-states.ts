/** A picture that the server has. */
export interface StoredImage {
  readonly id: number;
  readonly image_name: string;
  readonly urls: { readonly href_small: string };
}

/** How far an image of the form is on its way to the server. */
export type ImageState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'under-way'; readonly done: number }
  | { readonly kind: 'failed'; readonly text: string };

export type ImageStates = Readonly<Record<string, ImageState>>;

/** What a browser itself can show; HEIC and TIFF are shown by their names until the server has made them readable. */
export const hasPreview = (type: string): boolean => /^image\/(jpeg|png|webp|gif|bmp|avif)$/.test(type);
