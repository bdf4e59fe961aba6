import { caseFormLabels as labels, unfinishedFrom } from '@casefolio/domain/messages/case-form';
import Button from '@mui/material/Button';
import { Notice } from '../../../../ui/notice.tsx';

interface DraftQuestionProps {
  readonly keptAt: string;
  readonly onContinue: () => void;
  readonly onStartFresh: () => void;
}

const spoken = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Something was typed here and not saved: it is offered before anything is typed over it. */
export function DraftQuestion({ keptAt, onContinue, onStartFresh }: DraftQuestionProps) {
  return (
    <Notice title={unfinishedFrom(spoken.format(new Date(keptAt)))} text={labels.draftImages}>
      <Button variant="contained" onClick={onContinue}>
        {labels.continueDraft}
      </Button>
      <Button variant="outlined" onClick={onStartFresh}>
        {labels.startFresh}
      </Button>
    </Notice>
  );
}
