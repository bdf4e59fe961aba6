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

const longestName = 20;

/** Long names are cut. */
export const shownName = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName)}…` : name;

/** What a browser itself can show; HEIC and TIFF are shown by their names until the server has made them readable. */
export const hasPreview = (type: string): boolean => /^image\/(jpeg|png|webp|gif|bmp|avif)$/.test(type);

/** Phones say 'image/heic', some systems nothing at all; the server looks at the content. */
export const isImageFile = ({ type, name }: { readonly type: string; readonly name: string }): boolean =>
  type.startsWith('image/') || (type === '' && /\.(jpe?g|png|webp|hei[cf]|tiff?)$/i.test(name));
