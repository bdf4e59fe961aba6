import { caseImagesTexts as texts } from '@casefolio/domain/messages/case-detail';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import type { ChangeEvent } from 'react';
import { PlusIcon } from '../../../../ui/icons.tsx';

/** What the server can read; some systems know no type for HEIC and TIFF, so their endings are named, too. */
const taken = 'image/*,.heic,.heif,.tif,.tiff';

interface AddImageProps {
  readonly isAdding: boolean;
  readonly onFile: (file: File) => void;
}

/** One image a time, from this device. */
export function AddImage({ isAdding, onFile }: AddImageProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // So that the same file can be chosen once more after it was refused.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <input ref={input} type="file" accept={taken} hidden aria-label={texts.add} onChange={take} />
      <Button
        data-screen-only
        size="small"
        variant="outlined"
        startIcon={<PlusIcon />}
        loading={isAdding}
        onClick={() => input.current?.click()}
      >
        {texts.add}
      </Button>
    </>
  );
}
