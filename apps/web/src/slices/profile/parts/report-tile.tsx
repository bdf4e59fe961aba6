import { beingMade, reportTexts as texts, selectFile } from '@casefolio/domain/messages/profile-screen';
import { transferMessages } from '@casefolio/domain/messages/transfer';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { PdfIcon, SheetIcon } from '../../../ui/icons.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useMakeAgain } from '../hooks/use-reports.ts';
import { canBeFetched, heldUntil, isPdf, percentDone, type ReportFile, shownName } from '../report-files.ts';

// A finger cannot hover, and a keyboard need not: there, and once something is ticked, the box is always seen.
const Tick = styled('input')({
  position: 'absolute',
  top: 8,
  left: 8,
  width: 24,
  height: 24,
  margin: 0,
  accentColor: 'var(--mui-palette-primary-main)',
  '@media (hover: hover)': {
    opacity: 0,
    'li:hover &, &:focus-visible, &:checked, [data-selecting="true"] &': { opacity: 1 },
  },
});

const FileLink = styled('a')({ color: 'inherit', '&::after': { content: '""', position: 'absolute', inset: 0 } });

const tile = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 1,
  p: 2,
  minHeight: 148,
  textAlign: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
} as const;

function Progress({ file }: { readonly file: ReportFile }) {
  const percent = percentDone(file);
  return (
    <Box sx={{ width: '100%' }}>
      <LinearProgress
        aria-label={beingMade(shownName(file.fileName))}
        {...(percent !== null && { variant: 'determinate', value: percent })}
      />
      <Box sx={{ typography: 'caption', mt: 0.5 }}>
        {texts.running} {percent !== null && `${percent} %`}
      </Box>
    </Box>
  );
}

/** Whoever pressed the button that made the file finds it under their fingers, unless they have gone elsewhere meanwhile. */
const takeLostFocus = (link: HTMLAnchorElement | null) => {
  if (document.activeElement === document.body) link?.focus();
};

interface GoneProps {
  readonly text: string;
  readonly color: string;
  readonly userId: number;
  readonly reportId: number;
  readonly onBegin: () => void;
}

/** Why there is no file, and the way to have it again. */
function Gone({ text, color, userId, reportId, onBegin }: GoneProps) {
  const toast = useToast();
  const { isBeginning, makeAgain } = useMakeAgain(userId);
  const begin = async (): Promise<void> => {
    onBegin();
    const failure = await makeAgain(reportId);
    if (failure !== null) toast({ text: failure, forMs: transferMessages.nothingToExport.forMs }, 'error');
  };
  return (
    <>
      <Box sx={{ typography: 'caption', color }}>{text}</Box>
      <Button size="small" loading={isBeginning} onClick={() => void begin()}>
        {texts.makeAgain}
      </Button>
    </>
  );
}

interface ReportTileProps {
  readonly userId: number;
  readonly file: ReportFile;
  readonly isSelected: boolean;
  readonly onToggle: () => void;
}

/** One exported file: its icon and day, to be fetched or ticked; or why it cannot be. */
export function ReportTile({ userId, file, isSelected, onToggle }: ReportTileProps) {
  const name = shownName(file.fileName);
  const Icon = isPdf(file.fileName) ? PdfIcon : SheetIcon;
  const isReady = canBeFetched(file);
  const held = heldUntil(file);
  const [isAskedFor, setAskedFor] = useState(false);
  const gone = { userId, reportId: file.id, onBegin: () => setAskedFor(true) };
  return (
    <Box component="li" sx={{ ...tile, ...(isSelected && { borderColor: 'primary.main' }) }}>
      <Box sx={{ color: isReady ? 'primary.main' : 'text.disabled', mt: 1 }}>
        <Icon size={44} />
      </Box>
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
        {isReady ? (
          <FileLink ref={isAskedFor ? takeLostFocus : null} href={file.path} download={file.fileName}>
            {name}
          </FileLink>
        ) : (
          name
        )}
      </Box>
      {held !== null && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{held}</Box>}
      {file.status === 'RUNNING' && <Progress file={file} />}
      {file.status === 'FAILED' && <Gone {...gone} text={texts.failed} color="error.main" />}
      {file.status === 'EXPIRED' && <Gone {...gone} text={texts.expired} color="text.secondary" />}
      {isReady && <Tick type="checkbox" aria-label={selectFile(name)} checked={isSelected} onChange={onToggle} />}
    </Box>
  );
}
