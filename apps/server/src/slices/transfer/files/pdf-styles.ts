import { createRequire } from 'node:module';

const fontFile = createRequire(import.meta.url).resolve;

export const fontFiles = {
  regular: fontFile('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  semiBold: fontFile('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
} as const;

export interface Style {
  readonly font: keyof typeof fontFiles;
  readonly size: number;
  readonly colour: string;
}

const ink = '#1b2430';
const quiet = '#5a6573';
const accent = '#1d4f73';

/** Dark enough to be read on paper and by weak eyes: each has at least 4.5 : 1 on white. */
export const styles = {
  bookTitle: { font: 'semiBold', size: 9, colour: accent },
  bookRemark: { font: 'regular', size: 9, colour: quiet },
  heading: { font: 'semiBold', size: 18, colour: ink },
  remark: { font: 'regular', size: 10, colour: quiet },
  section: { font: 'semiBold', size: 10.5, colour: accent },
  label: { font: 'regular', size: 8.5, colour: quiet },
  text: { font: 'regular', size: 9.5, colour: ink },
  columnHeading: { font: 'semiBold', size: 8.5, colour: quiet },
  cell: { font: 'regular', size: 9, colour: ink },
  imageName: { font: 'regular', size: 8, colour: quiet },
  footer: { font: 'regular', size: 8, colour: quiet },
} as const satisfies Record<string, Style>;

export const rules = {
  strong: { width: 0.75, colour: '#9fb2c2' },
  thin: { width: 0.5, colour: '#dde3e9' },
} as const;

export const margins = { top: 56, right: 60, bottom: 68, left: 60 } as const;
