import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { Content } from './content.tsx';
import { PageHeading } from './page-heading.tsx';
import { TextSections } from './text-sections.tsx';

type TextScreenProps = Pick<ComponentProps<typeof TextSections>, 'sections'> & { readonly title: string };

/** A screen that is a long text, in lines that are not too long to read. */
export function TextScreen({ title, sections }: TextScreenProps) {
  return (
    <Content>
      <PageHeading title={title} />
      <Box sx={{ maxWidth: '72ch' }}>
        <TextSections sections={sections} size="body1" />
      </Box>
    </Content>
  );
}
