import { z } from 'zod';
import type { Place, Places } from './places.port.ts';

export interface GoogleOptions {
  readonly key: string;
  readonly log: (line: string) => void;
  /** Another server that speaks the same, for tests. */
  readonly url?: string;
}

const patienceMs = 2000;

const answer = z.object({
  places: z
    .array(
      z.object({
        id: z.string(),
        displayName: z.object({ text: z.string() }),
        formattedAddress: z.string().default(''),
      }),
    )
    .default([]),
});

/** Google's text search for places. Only what was typed goes there; it is asked for nothing but names and addresses. */
export function googlePlaces({
  key,
  log,
  url = 'https://places.googleapis.com/v1/places:searchText',
}: GoogleOptions): Places {
  async function ask(words: string, most: number): Promise<Place[]> {
    const reply = await fetch(url, {
      method: 'POST',
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': key,
        'x-goog-fieldmask': 'places.id,places.displayName,places.formattedAddress',
      },
      body: JSON.stringify({ textQuery: words, pageSize: most, includedType: 'hospital' }),
    });
    if (!reply.ok) throw new Error(`HTTP ${reply.status}`);
    const { places } = answer.parse(await reply.json());
    return places.map(({ id, displayName, formattedAddress }) => ({
      name: displayName.text,
      address: formattedAddress,
      googlePlaceId: id,
    }));
  }
  return {
    find: (words, most) =>
      ask(words, most).catch((error: unknown) => {
        log(`Google Places did not answer, the own directory is used alone: ${String(error)}`);
        return [];
      }),
  };
}
