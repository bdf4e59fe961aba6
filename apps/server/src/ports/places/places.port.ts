export interface Place {
  readonly name: string;
  readonly address: string;
  readonly googlePlaceId: string | null;
}

/** Finds institutions on a map, beyond the own directory. */
export interface Places {
  /** Empty when the service does not answer: who searches then has the own directory. */
  find(words: string, most: number): Promise<Place[]>;
}
