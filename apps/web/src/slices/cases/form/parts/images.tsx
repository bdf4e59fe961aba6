import { caseFormLabels as labels, caseFormMessages, deleteImage } from '@casefolio/domain/messages/case-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useConfirm } from '../../../../ui/confirm.tsx';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { useStore, type Store } from '../../../../ui/store.ts';
import { useToast } from '../../../../ui/toast.tsx';
import { ProblemLine } from '../../../accounts/parts/problem-line.tsx';
import { type ImageStates, isImageFile, type StoredImage } from '../image-states.ts';
import { useCaseForm } from './case-form-context.ts';
import { NewImageTile, StoredImageTile } from './image-tile.tsx';

interface ImagesProps {
  readonly stored: readonly StoredImage[];
  readonly states: Store<ImageStates>;
  readonly removeStored: (id: number) => Promise<string | null>;
}

/** More come in one form than the server takes at once. */
const mostAtOnce = 10;

/** Pictures of the case: new ones wait here until the case is saved, stored ones can be deleted. */
export function Images({ stored, states, removeStored }: ImagesProps) {
  const { form } = useCaseForm();
  const { field, fieldState } = useController({ control: form.control, name: 'images' });
  const { value: images, onChange, ref } = field;
  const [kept, setKept] = useState(stored);
  const picker = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const confirm = useConfirm();
  const stateOf = useStore(states);

  function add(file: File | undefined): void {
    if (picker.current) picker.current.value = '';
    if (!file) return;
    if (!isImageFile(file)) return toast(caseFormMessages.notAnImage, 'error');
    if (images.length >= mostAtOnce) return toast(caseFormMessages.tooManyImages, 'error');
    onChange([...images, { key: crypto.randomUUID(), name: file.name, file }]);
  }

  async function askToDelete(id: number): Promise<void> {
    let problem: string | null = null;
    const beforeClosing = async () => {
      problem = await removeStored(id);
    };
    if (!(await confirm({ ...deleteImage, tone: 'danger', beforeClosing }))) return;
    if (problem === null) setKept(kept.filter((image) => image.id !== id));
    else toast({ text: problem, forMs: 1000 }, 'error');
  }

  return (
    <>
      <ProblemLine text={fieldState.error?.message ?? null} />
      <Box component="ul" aria-label={labels.images} sx={grid}>
        {kept.map((image) => (
          <StoredImageTile key={image.id} image={image} onDelete={() => void askToDelete(image.id)} />
        ))}
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
        accept="image/*,.heic,.heif,.tif,.tiff"
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
