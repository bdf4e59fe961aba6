import { personalTexts as texts, pictureMessages } from '@casefolio/domain/messages/profile-screen';
import { mostPictureBytes } from '@casefolio/domain/profile/picture';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useRef } from 'react';
import { heardOnly } from '../../../ui/heard-only.ts';
import { isImageFile, offeredImages } from '../../../ui/image-files.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useProfileImage } from '../hooks/use-profile-image.ts';
import { PictureUpload } from './picture-upload.tsx';
import { type Pictured, ProfilePicture } from './profile-picture.tsx';

/** The picture is sent as soon as it is chosen, and comes back upright and square: what is shown is what is kept. */
export function PictureEditor({ user }: { readonly user: Pictured & { readonly id: number } }) {
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const toast = useToast();
  const { send, cancel, remove, sent, isRemoving } = useProfileImage(user.id);
  const isSending = sent !== null;

  async function sendChosen(file: File | undefined): Promise<void> {
    if (input.current) input.current.value = '';
    if (!file) return;
    if (!isImageFile(file)) return toast(pictureMessages.notAnImage, 'error');
    if (file.size > mostPictureBytes) return toast(pictureMessages.tooLarge, 'error');
    const outcome = await send(file);
    if (outcome.state === 'refused') toast({ text: outcome.reason }, 'error');
    else if (outcome.state === 'cancelled') toast(pictureMessages.cancelled, 'info');
    else toast(pictureMessages.saved);
  }

  async function takeAway(): Promise<void> {
    const problem = await remove();
    if (problem === null) toast(pictureMessages.removed);
    else toast({ text: problem }, 'error');
  }

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 3 }}>
      <ProfilePicture user={user} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box component="label" htmlFor={inputId} sx={heardOnly}>
          {texts.image}
        </Box>
        <input
          ref={input}
          id={inputId}
          type="file"
          accept={offeredImages}
          hidden
          onChange={(event) => void sendChosen(event.target.files?.[0])}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" disabled={isSending || isRemoving} onClick={() => input.current?.click()}>
            {user.profileImage ? texts.replacePicture : texts.choosePicture}
          </Button>
          {user.profileImage && (
            <Button color="error" disabled={isSending} loading={isRemoving} onClick={() => void takeAway()}>
              {texts.removePicture}
            </Button>
          )}
        </Box>
        <Box sx={{ minHeight: 40, mt: 0.75 }}>
          {isSending ? (
            <PictureUpload sent={sent} onCancel={cancel} />
          ) : (
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{texts.imageHint}</Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}
