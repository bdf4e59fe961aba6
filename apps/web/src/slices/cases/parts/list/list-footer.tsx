import { caseListTexts as texts, shownOf } from '@casefolio/domain/messages/case-list';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { IconAction } from '../../../../ui/icon-action.tsx';
import { ArrowRightIcon } from '../../../../ui/front-icons.tsx';
import { ArrowLeftIcon } from '../../../../ui/icons.tsx';
import { lastPage, type ListPlace, pageSizes, rangeOf, withSize } from '../../list-place.ts';

const SizeSelect = styled('select')({
  minHeight: 40,
  padding: '6px 8px',
  font: 'inherit',
  color: 'var(--mui-palette-text-primary)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  border: '1px solid color-mix(in srgb, var(--mui-palette-text-secondary) 75%, transparent)',
  borderRadius: 8,
});

const Turn = styled(IconAction)({
  '&:disabled': { color: 'var(--mui-palette-text-disabled)', backgroundColor: 'transparent', cursor: 'not-allowed' },
});

interface ListFooterProps {
  readonly place: ListPlace;
  readonly count: number;
  readonly goTo: (place: ListPlace) => void;
}

/** How many at once, which of them, and the way to the others. */
export function ListFooter({ place, count, goTo }: ListFooterProps) {
  const sizeId = useId();
  const { first, last } = rangeOf(place, count);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 3,
        rowGap: 1,
        mt: 3,
        typography: 'body2',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <label htmlFor={sizeId}>{texts.itemsPerPage}</label>
        <SizeSelect
          id={sizeId}
          value={place.size}
          onChange={({ target }) => {
            const chosen = pageSizes.find((size) => String(size) === target.value);
            if (chosen !== undefined) goTo(withSize(place, chosen));
          }}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </SizeSelect>
      </Box>
      <Box component="nav" aria-label={texts.pages} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Box component="output" sx={{ mr: 1 }}>
          {shownOf(first, last, count)}
        </Box>
        <Turn
          type="button"
          aria-label={texts.previousPage}
          disabled={place.page === 0}
          onClick={() => goTo({ ...place, page: place.page - 1 })}
        >
          <ArrowLeftIcon />
        </Turn>
        <Turn
          type="button"
          aria-label={texts.nextPage}
          disabled={place.page >= lastPage(count, place.size)}
          onClick={() => goTo({ ...place, page: place.page + 1 })}
        >
          <ArrowRightIcon />
        </Turn>
      </Box>
    </Box>
  );
}
