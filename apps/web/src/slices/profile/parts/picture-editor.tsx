import { personalTexts as texts, pictureMessages } from '@casefolio/domain/messages/profile-screen';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useId, useRef } from 'react';
import { heardOnly } from '../../../ui/heard-only.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useProfileImage } from '../hooks/use-personal-data.ts';
import { type Pictured, ProfilePicture } from './profile-picture.tsx';

/** Browsers know no type for a phone's HEIC, so its endings are named, too. */
const taken = 'image/*,.heic,.heif';
const isPicture = ({ type, name }: File): boolean => type.startsWith('image/') || /\.hei[cf]$/i.test(name);

/** The picture is sent as soon as it is chosen, and comes back upright and square: what is shown is what is kept. */
export function PictureEditor({ user }: { readonly user: Pictured & { readonly id: number } }) {
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const toast = useToast();
  const { send, remove, isSending, isRemoving } = useProfileImage(user.id);
  const busy = isSending || isRemoving;

  async function sendChosen(file: File | undefined): Promise<void> {
    if (input.current) input.current.value = '';
    if (!file) return;
    if (!isPicture(file)) return toast(pictureMessages.notAnImage, 'error');
    const problem = await send(file);
    if (problem === null) toast(pictureMessages.saved);
    else toast({ text: problem }, 'error');
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
          accept={taken}
          hidden
          onChange={(event) => void sendChosen(event.target.files?.[0])}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" disabled={busy} onClick={() => input.current?.click()}>
            {user.profileImage ? texts.replacePicture : texts.choosePicture}
          </Button>
          {user.profileImage && (
            <Button color="error" disabled={isSending} loading={isRemoving} onClick={() => void takeAway()}>
              {texts.removePicture}
            </Button>
          )}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 0.75 }}>{texts.imageHint}</Box>
        {isSending && <LinearProgress aria-label={texts.uploading} sx={{ mt: 1 }} />}
      </Box>
    </Box>
  );
}
