import { caseImagesTexts } from '@casefolio/domain/messages/case-detail';
import { deleteImage, renameImage } from '@casefolio/domain/messages/case-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useConfirm } from '../../../../ui/confirm.tsx';
import { loadAhead } from '../../../../ui/load-ahead.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { useAhead } from '../../../../ui/use-ahead.ts';
import { useImageChanges } from '../../hooks/use-case-changes.ts';
import { shortName } from '../../image-name.ts';
import type { StoredImage } from '../image-states.ts';
import { useCaseForm } from './case-form-context.ts';
import { Tile } from './image-tile.tsx';

const { Part: RenameDialog, prepare } = loadAhead(
  async () => (await import('../../parts/detail/rename-dialog.tsx')).RenameDialog,
);

/** What the case has already. */
function useStoredImages(stored: readonly StoredImage[]) {
  const { place } = useCaseForm();
  const { rename, remove } = useImageChanges(place.ownerId, place.caseId ?? 0);
  const [images, setImages] = useState(stored);
  const confirm = useConfirm();
  const toast = useToast();
  return {
    images,
    rename: async (id: number, name: string): Promise<string | null> => {
      const problem = await rename(id, name);
      if (problem === null)
        setImages(images.map((image) => (image.id === id ? { ...image, image_name: name } : image)));
      return problem;
    },
    askToDelete: async (id: number): Promise<void> => {
      let problem: string | null = null;
      const beforeClosing = async () => {
        problem = await remove(id);
      };
      if (!(await confirm({ ...deleteImage, tone: 'danger', beforeClosing }))) return;
      if (problem === null) setImages(images.filter((image) => image.id !== id));
      else toast({ text: problem, forMs: 1000 }, 'error');
    },
  };
}

/** The pictures that are stored; whatever is done to them is done at once. */
export function StoredImages({ stored }: { readonly stored: readonly StoredImage[] }) {
  const { images, rename, askToDelete } = useStoredImages(stored);
  const [renamed, setRenamed] = useState<StoredImage | null>(null);
  useAhead(prepare);
  return (
    <>
      {images.map((image) => (
        <Tile
          key={image.id}
          source={image.urls.href_small}
          name={image.image_name}
          onRemove={() => void askToDelete(image.id)}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
            <Box sx={{ typography: 'body2', minWidth: 0, overflowWrap: 'anywhere' }}>{shortName(image.image_name)}</Box>
            <Button size="small" aria-label={renameImage(image.image_name)} onClick={() => setRenamed(image)}>
              {caseImagesTexts.rename}
            </Button>
          </Box>
        </Tile>
      ))}
      {renamed && (
        <RenameDialog
          name={renamed.image_name}
          save={(name) => rename(renamed.id, name)}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  );
}
