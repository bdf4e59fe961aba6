import { caseFormLabels as labels, caseFormMessages } from '@casefolio/domain/messages/case-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { isImageFile, offeredImages } from '../../../../ui/image-files.ts';
import { useStore, type Store } from '../../../../ui/store.ts';
import { useToast } from '../../../../ui/toast.tsx';
import { ProblemLine } from '../../../accounts/parts/problem-line.tsx';
import type { ImageStates, StoredImage } from '../image-states.ts';
import { useCaseForm } from './case-form-context.ts';
import { NewImageTile } from './image-tile.tsx';
import { StoredImages } from './stored-images.tsx';

interface ImagesProps {
  readonly stored: readonly StoredImage[];
  readonly states: Store<ImageStates>;
}

/** More come in one form than the server takes at once. */
const mostAtOnce = 10;

/** Pictures of the case: new ones wait here until the case is saved, stored ones are renamed and deleted at once. */
export function Images({ stored, states }: ImagesProps) {
  const { form } = useCaseForm();
  const { field, fieldState } = useController({ control: form.control, name: 'images' });
  const { value: images, onChange, ref } = field;
  const picker = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const stateOf = useStore(states);

  function add(file: File | undefined): void {
    if (picker.current) picker.current.value = '';
    if (!file) return;
    if (!isImageFile(file)) return toast(caseFormMessages.notAnImage, 'error');
    if (images.length >= mostAtOnce) return toast(caseFormMessages.tooManyImages, 'error');
    onChange([...images, { key: crypto.randomUUID(), name: file.name, file }]);
  }

  return (
    <>
      <ProblemLine text={fieldState.error?.message ?? null} />
      <Box component="ul" aria-label={labels.images} sx={grid}>
        <StoredImages stored={stored} />
        {images.map((image) => (
          <NewImageTile
            key={image.key}
            image={image}
            state={stateOf[image.key] ?? { kind: 'waiting' }}
            onRename={(name) => onChange(images.map((one) => (one.key === image.key ? { ...one, name } : one)))}
            onRemove={() => onChange(images.filter(({ key }) => key !== image.key))}
          />
        ))}
      </Box>
      <input
        ref={picker}
        type="file"
        accept={offeredImages}
        hidden
        aria-label={labels.addImage}
        onChange={(event) => add(event.target.files?.[0])}
      />
      <Button ref={ref} variant="outlined" startIcon={<PlusIcon size={18} />} onClick={() => picker.current?.click()}>
        {labels.addImage}
      </Button>
    </>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
  gap: 2,
  m: 0,
  p: 0,
  mb: 2,
  listStyle: 'none',
  '&:empty': { display: 'none' },
} as const;
