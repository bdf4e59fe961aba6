import { site } from '@casefolio/contract/contact.contract';
import { useEffect, useState } from 'react';
import { call, type CallData } from '../../../api/client.ts';

export type Site = CallData<typeof site>;

interface SiteState {
  /** Null until it is known. */
  readonly site: Site | null;
  readonly isError: boolean;
}

let known: Site | null = null;
let asking: Promise<Site> | null = null;

/** Asked once a page: it changes with a restart of the server alone. A failure is forgotten, so that it can be asked again. */
async function readSite(): Promise<Site> {
  if (known !== null) return known;
  asking ??= call(site, {}).finally(() => (asking = null));
  known = await asking;
  return known;
}

function tellSite(tell: (state: SiteState) => void): void {
  readSite().then(
    (read) => tell({ site: read, isError: false }),
    () => tell({ site: null, isError: true }),
  );
}

/** Support addresses, pages elsewhere and application stores. It needs no cache of answers, for the landing page has none. */
export function useSite(): SiteState & { readonly tryAgain: () => void } {
  const [state, setState] = useState<SiteState>({ site: known, isError: false });
  useEffect(() => tellSite(setState), []);
  return { ...state, tryAgain: () => tellSite(setState) };
}
