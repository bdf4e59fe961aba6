import Box from '@mui/material/Box';

interface TextSectionsProps {
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
  /** Smaller in a box beside other things, usual on a page of its own. */
  readonly size?: 'body1' | 'body2';
}

/** A long text in numbered sections. */
export function TextSections({ sections, size = 'body2' }: TextSectionsProps) {
  return sections.map(({ heading, paragraphs }, index) => (
    <Box key={heading} sx={{ my: 2 }}>
      <Box component="h2" sx={{ typography: 'h3', m: 0, mb: 0.5 }}>
        {index + 1}. {heading}
      </Box>
      {paragraphs.map((paragraph) => (
        <Box component="p" key={paragraph} sx={{ typography: size, m: 0, mb: 1 }}>
          {paragraph}
        </Box>
      ))}
    </Box>
  ));
}
