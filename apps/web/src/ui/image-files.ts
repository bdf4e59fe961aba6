/** What a file picker offers. Browsers know no type for a phone's HEIC, so its endings are named, too. */
export const offeredImages = 'image/*,.heic,.heif,.tif,.tiff';

/** Phones say 'image/heic', some systems nothing at all; the server looks at the content. */
export const isImageFile = ({ type, name }: { readonly type: string; readonly name: string }): boolean =>
  type.startsWith('image/') || (type === '' && /\.(jpe?g|png|webp|hei[cf]|tiff?)$/i.test(name));
