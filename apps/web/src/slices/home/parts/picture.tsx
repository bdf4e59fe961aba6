import { styled } from '@mui/material/styles';

/** Before a script has chosen the colours, and without scripts, the light one stands. */
const Image = styled('img')({
  display: 'block',
  width: '100%',
  height: 'auto',
  '&[data-scheme="dark"], [data-color-scheme="dark"] &[data-scheme="light"]': { display: 'none' },
  '[data-color-scheme="dark"] &[data-scheme="dark"]': { display: 'block' },
});

interface PictureProps {
  /** The name of its two files in public/pictures. */
  readonly name: string;
  readonly shows: string;
  readonly width: number;
  readonly height: number;
}

/** A screen of the product in the colours of the page. What is not displayed is not loaded, either. */
export function Picture({ name, shows, ...size }: PictureProps) {
  return (['light', 'dark'] as const).map((scheme) => (
    <Image
      key={scheme}
      data-scheme={scheme}
      src={`/pictures/${name}-${scheme}.webp`}
      alt={shows}
      loading="lazy"
      {...size}
    />
  ));
}
