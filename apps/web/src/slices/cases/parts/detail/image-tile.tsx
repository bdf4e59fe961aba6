import { caseImagesTexts as texts, imageActions, openImage } from '@casefolio/domain/messages/case-detail';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { ActionMenu } from '../../../../ui/action-menu.tsx';
import type { FullCase } from '../../hooks/use-case.ts';
import { shortName } from '../../image-name.ts';

const Open = styled('button')({
  display: 'block',
  width: '100%',
  padding: 0,
  overflow: 'hidden',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 8,
  backgroundColor: 'var(--mui-palette-action-hover)',
  cursor: 'zoom-in',
  '&:hover': { borderColor: 'var(--mui-palette-primary-main)' },
  '& img': { display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' },
});

interface ImageTileProps {
  readonly image: FullCase['images'][number];
  readonly onOpen: () => void;
  readonly onRename?: () => void;
  readonly onRemove?: () => void;
}

/** A thumbnail with its name, and what may be done with it. */
export function ImageTile({ image: { image_name: name, urls }, onOpen, onRename, onRemove }: ImageTileProps) {
  const actions = [
    ...(onRename ? [{ label: texts.rename, act: onRename }] : []),
    ...(onRemove ? [{ label: texts.remove, act: onRemove }] : []),
  ];
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Open type="button" aria-label={openImage(name)} onClick={onOpen}>
        <img src={urls.href_small} alt="" loading="lazy" decoding="async" />
      </Open>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40 }}>
        <Box component="span" title={name} sx={{ flexGrow: 1, minWidth: 0, typography: 'caption' }}>
          {shortName(name)}
        </Box>
        {actions.length > 0 && <ActionMenu label={imageActions(name)} actions={actions} />}
      </Box>
    </Box>
  );
}
