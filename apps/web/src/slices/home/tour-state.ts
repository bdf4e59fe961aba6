/** How long each picture of the tour stands while it plays by itself. */
export const stillMs = 5000;

export interface TourState {
  readonly index: number;
  /** How long the picture has stood so far. */
  readonly elapsedMs: number;
  readonly playing: boolean;
}

export const tourStart = (playing: boolean): TourState => ({ index: 0, elapsedMs: 0, playing });

const isOver = ({ index, elapsedMs }: TourState, count: number): boolean => index === count - 1 && elapsedMs >= stillMs;

/** Time passes; after the last picture the film stops. */
export function tourAfter(state: TourState, passedMs: number, count: number): TourState {
  if (!state.playing) return state;
  const elapsedMs = state.elapsedMs + passedMs;
  if (elapsedMs < stillMs) return { ...state, elapsedMs };
  if (state.index === count - 1) return { ...state, elapsedMs: stillMs, playing: false };
  return { ...state, index: state.index + 1, elapsedMs: 0 };
}

/** What the one button does that plays, pauses and, at the end, plays again. */
export function tourToggled(state: TourState, count: number): TourState {
  return isOver(state, count) ? tourStart(true) : { ...state, playing: !state.playing };
}

export function toggleMeaning(state: TourState, count: number): 'play' | 'pause' | 'again' {
  if (state.playing) return 'pause';
  return isOver(state, count) ? 'again' : 'play';
}

/** Steps to a neighbour, which then stands for its whole time; there is nothing before the first and after the last. */
export function tourMoved(state: TourState, by: 1 | -1, count: number): TourState {
  const index = Math.min(Math.max(state.index + by, 0), count - 1);
  return { ...state, index, elapsedMs: 0 };
}

/** How much of the line under a picture is drawn, from 0 to 1. */
export function shareDone(state: TourState, index: number): number {
  if (index !== state.index) return index < state.index ? 1 : 0;
  return state.elapsedMs / stillMs;
}
