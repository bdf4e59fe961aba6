import { caseFormLabels as labels, removeImage } from '@casefolio/domain/messages/case-form';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { inputLook } from '../../../../fields/input-look.ts';
import { IconAction } from '../../../../ui/icon-action.tsx';
import { CloseIcon } from '../../../../ui/icons.tsx';
import { shortName } from '../../image-name.ts';
import type { NewImage } from '../case-form.ts';
import { hasPreview, type ImageState } from '../image-states.ts';

const Progress = styled('progress')({ width: '100%', height: 6, accentColor: 'var(--mui-palette-primary-main)' });
const Name = styled('input')({ ...inputLook, minHeight: 36, padding: '5px 8px', fontSize: '0.875rem' });

function Picture({ source, name }: { readonly source: string | File; readonly name: string }) {
  const [show] = useState(() => (image: HTMLImageElement | null) => {
    if (image === null || typeof source === 'string') return undefined;
    const address = URL.createObjectURL(source);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  });
  const address = typeof source === 'string' ? { src: source } : {};
  return (
    <Box
      component="img"
      ref={show}
      {...address}
      alt={name}
      sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
    />
  );
}

interface TileProps {
  /** An address, or a file of this machine; null where the browser cannot show it. */
  readonly source: string | File | null;
  readonly name: string;
  readonly onRemove: (() => void) | null;
  readonly children: ReactNode;
}

/** A picture, and what is said of it. */
export function Tile({ source, name, onRemove, children }: TileProps) {
  return (
    <Box component="li" sx={{ position: 'relative', minWidth: 0 }}>
      <Box sx={picture}>
        {source === null ? (
          <Box sx={{ p: 2, typography: 'caption', textAlign: 'center', overflowWrap: 'anywhere' }}>
            {shortName(name)}
            <Box sx={{ color: 'text.secondary' }}>{labels.noPreview}</Box>
          </Box>
        ) : (
          <Picture source={source} name={name} />
        )}
      </Box>
      {onRemove && (
        <IconAction type="button" aria-label={removeImage(name)} sx={corner} onClick={onRemove}>
          <CloseIcon size={16} />
        </IconAction>
      )}
      {children}
    </Box>
  );
}

interface NewImageTileProps {
  readonly image: NewImage;
  readonly state: ImageState;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

/** A picture that is not stored yet; its name can still be changed. */
export function NewImageTile({ image, state, onRename, onRemove }: NewImageTileProps) {
  const isUnderWay = state.kind === 'under-way';
  return (
    <Tile
      source={hasPreview(image.file.type) ? image.file : null}
      name={image.name}
      onRemove={isUnderWay ? null : onRemove}
    >
      <Name
        aria-label={labels.imageName}
        maxLength={200}
        value={image.name}
        readOnly={isUnderWay}
        onChange={(event) => onRename(event.target.value)}
      />
      <Box
        component="output"
        sx={{
          display: 'block',
          typography: 'caption',
          pt: 0.5,
          color: state.kind === 'failed' ? 'error.main' : 'text.secondary',
        }}
      >
        {state.kind === 'waiting' && labels.imageWaiting}
        {isUnderWay && labels.imageUnderWay}
        {state.kind === 'failed' && state.text}
      </Box>
      {isUnderWay && <Progress value={state.done} max={1} aria-label={labels.imageUnderWay} />}
    </Tile>
  );
}

const picture = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  aspectRatio: '4 / 3',
  mb: 1,
  overflow: 'hidden',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  backgroundColor: 'action.hover',
} as const;

const corner = {
  position: 'absolute',
  top: 6,
  right: 6,
  backgroundColor: 'background.paper',
  border: 1,
  borderColor: 'divider',
} as const;
