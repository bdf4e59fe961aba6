import { styled } from '@mui/material/styles';

/** The first band of a page, ruled like the page of a folio; the rules fade towards the bottom. */
export const RuledPaper = styled('section')({
  backgroundImage:
    'linear-gradient(to bottom, transparent 40%, var(--mui-palette-background-default)), repeating-linear-gradient(to bottom, transparent 0 31px, color-mix(in srgb, var(--mui-palette-primary-main) 9%, transparent) 31px 32px)',
});
