/**
 * For what stands below the first screen: the browser neither lays it out nor paints it until it comes near, and keeps this height free for it.
 * Until the first paint nothing counts as near; public/after-paint.js tells when that is.
 */
export const laidOutWhenNear = (height: number) =>
  ({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${height}px`,
    'html[data-first-look] &': { contentVisibility: 'hidden' },
  }) as const;
