import {
  caseDetailMessages,
  caseImagesTexts as texts,
  deleteImageQuestion,
} from '@casefolio/domain/messages/case-detail';
import { imageNotAdded } from '@casefolio/domain/messages/cases';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useConfirm } from '../../../../ui/confirm.tsx';
import { loadAhead } from '../../../../ui/load-ahead.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { useAhead } from '../../../../ui/use-ahead.ts';
import { useImageChanges } from '../../hooks/use-case-changes.ts';
import type { FullCase } from '../../hooks/use-case.ts';
import { useViewer } from '../viewer/use-viewer.tsx';
import { AddImage } from './add-image.tsx';
import { ImageTile } from './image-tile.tsx';
import { NothingHere } from './nothing-here.tsx';

const { Part: RenameDialog, prepare } = loadAhead(async () => (await import('./rename-dialog.tsx')).RenameDialog);

type CaseImage = FullCase['images'][number];

interface ImagesSectionProps {
  readonly theCase: FullCase;
  readonly mayEdit: boolean;
}

const tiles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** The images of a case: small here, in full size in the viewer. */
export function ImagesSection({ theCase, mayEdit }: ImagesSectionProps) {
  const { images } = theCase;
  const { open, viewer } = useViewer(images);
  const changes = useImageChanges(theCase.owner.id, theCase.id);
  const remove = useRemoval(changes.remove);
  const [problem, setProblem] = useState<string | null>(null);
  const [renamed, setRenamed] = useState<CaseImage | null>(null);
  useAhead(prepare);
  const add = async (file: File): Promise<void> => {
    const failure = await changes.add(file);
    setProblem(failure === null ? null : withName(file.name, failure));
  };
  return (
    <Sheet
      title={texts.title}
      actions={mayEdit && <AddImage isAdding={changes.isAdding} onFile={(file) => void add(file)} />}
    >
      {problem !== null && (
        <Alert severity="error" sx={{ mb: 2 }} onClose={() => setProblem(null)}>
          {problem}
        </Alert>
      )}
      {images.length === 0 && <NothingHere text={texts.none} />}
      <Box component="ul" aria-label={texts.title} sx={tiles} hidden={images.length === 0}>
        {images.map((image, index) => (
          <ImageTile
            key={image.id}
            image={image}
            onOpen={() => open(index)}
            {...(mayEdit && { onRename: () => setRenamed(image), onRemove: () => void remove(image.id) })}
          />
        ))}
      </Box>
      {viewer}
      {renamed && (
        <RenameDialog
          name={renamed.image_name}
          save={(name) => changes.rename(renamed.id, name)}
          onClose={() => setRenamed(null)}
        />
      )}
    </Sheet>
  );
}

/** The server names the file itself when it cannot read it. */
const withName = (fileName: string, failure: string): string => {
  const { text } = imageNotAdded(fileName);
  return failure.includes(fileName) ? failure : `${text} ${failure}`;
};

function useRemoval(remove: (mediaId: number) => Promise<string | null>) {
  const confirm = useConfirm();
  const toast = useToast();
  return async (mediaId: number): Promise<void> => {
    if (!(await confirm({ ...deleteImageQuestion, tone: 'danger' }))) return;
    const failure = await remove(mediaId);
    if (failure === null) toast(caseDetailMessages.imageRemoved);
    else toast({ text: failure }, 'error');
  };
}
