/** For what stands below the first screen: the browser neither lays it out nor paints it until it comes near, and keeps this height free for it. */
export const laidOutWhenNear = (height: number) =>
  ({ contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}px` }) as const;
