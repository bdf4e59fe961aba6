/** Where somebody is in a list: it stands in the address, so that Back, reload and a kept link lead there again. */
export interface ListPlace {
  readonly tab: CaseTab;
  /** Counted from 0, as the server does; the address counts from 1, as people do. */
  readonly page: number;
  readonly size: PageSize;
}

export const caseTabs = ['ALL', 'UPCOMING', 'WEEK', 'MONTH'] as const;
export type CaseTab = (typeof caseTabs)[number];

export const pageSizes = [12, 25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

export const firstPlace: ListPlace = { tab: 'ALL', page: 0, size: 12 };

const highestPage = 100_000;

const pageOf = (text: string | null): number => {
  const number = /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(number, highestPage) - 1;
};

/** What an address does not say, or says wrongly, is as usual. */
export function readPlace(address: URLSearchParams, tabs: readonly CaseTab[] = caseTabs): ListPlace {
  const named = address.get('tab')?.toUpperCase();
  return {
    tab: tabs.find((tab) => tab === named) ?? firstPlace.tab,
    page: pageOf(address.get('page')),
    size: pageSizes.find((size) => String(size) === address.get('size')) ?? firstPlace.size,
  };
}

/** The address of a place; the usual is left out, so that the list's own address is its first page. */
export function placeAddress({ tab, page, size }: ListPlace): string {
  const said = new URLSearchParams({
    ...(tab === firstPlace.tab ? {} : { tab: tab.toLowerCase() }),
    ...(page === 0 ? {} : { page: String(page + 1) }),
    ...(size === firstPlace.size ? {} : { size: String(size) }),
  }).toString();
  return said === '' ? '' : `?${said}`;
}

/** Another tab or another size begins at its first page. */
export const atTab = (place: ListPlace, tab: CaseTab): ListPlace => ({ ...place, tab, page: 0 });
export const withSize = (place: ListPlace, size: PageSize): ListPlace => ({ ...place, size, page: 0 });

export const lastPage = (count: number, size: number): number => Math.max(0, Math.ceil(count / size) - 1);

/** Which of how many are shown: 13 to 24. */
export const rangeOf = ({ page, size }: Pick<ListPlace, 'page' | 'size'>, count: number) => ({
  first: count === 0 ? 0 : page * size + 1,
  last: Math.min(count, (page + 1) * size),
});
