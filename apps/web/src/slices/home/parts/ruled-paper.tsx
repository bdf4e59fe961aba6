import { styled } from '@mui/material/styles';

const fade = 'linear-gradient(to bottom, transparent 40%, var(--mui-palette-background-default))';
const rule =
  'linear-gradient(transparent 31px, color-mix(in srgb, var(--mui-palette-primary-main) 9%, transparent) 31px)';

/**
 * The first band of a page, ruled like the page of a folio; the rules fade towards the bottom. Small tiles are painted far sooner than one large
 * pattern, and still cost an eighth of the first paint: the words come first, the rules right after.
 */
export const RuledPaper = styled('section')({
  background: `${fade}, ${rule} 0 0 / 32px 32px`,
  'html[data-first-look] &': { backgroundImage: 'none' },
});
