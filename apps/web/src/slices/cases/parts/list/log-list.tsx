import { caseListTexts } from '@casefolio/domain/messages/case-list';
import { commonMessages } from '@casefolio/domain/messages/common';
import Box from '@mui/material/Box';
import { Content } from '../../../../ui/content.tsx';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { type CaseLog, casePath, newCasePath } from '../../case-log.ts';
import { useCaseList } from '../../hooks/use-case-list.ts';
import { useListPlace } from '../../hooks/use-list-place.ts';
import { caseTabs } from '../../list-place.ts';
import type { Ahead } from '../../on-intent.ts';
import { CaseList } from './case-list.tsx';
import { PlainButton } from './plain-button.tsx';

interface LogListProps {
  readonly log: CaseLog;
  readonly title: string;
  readonly ahead: Ahead;
}

/** A whole screen: the cases of one log, and the way to a new one. */
export function LogList({ log, title, ahead }: LogListProps) {
  const { place, goTo } = useListPlace(caseTabs);
  const list = useCaseList(log.ownerId, place);
  const mayAdd = !log.isShared || list.permission === 'EDITOR';
  const isEmptyLog = list.cases !== null && list.count === 0 && place.tab === 'ALL';
  return (
    <Content>
      <PageHeading
        title={title}
        actions={list.failure !== 'missing' && !isEmptyLog && <AddCase {...{ log, mayAdd, ahead }} />}
      />
      {list.permission === 'VIEWER' && (
        <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', m: 0, mt: -1.5, mb: 2 }}>
          {commonMessages.viewersOnlyRead.text}
        </Box>
      )}
      <CaseList
        {...{ list, place, goTo, ahead }}
        tabs={caseTabs}
        toCase={(caseId) => casePath(log, caseId)}
        addFirst={<AddCase {...{ log, mayAdd, ahead }} />}
      />
    </Content>
  );
}

interface AddCaseProps extends Pick<LogListProps, 'log' | 'ahead'> {
  readonly mayAdd: boolean;
}

/** Viewers see that there is such a thing, and that it is not theirs. */
function AddCase({ log, mayAdd, ahead }: AddCaseProps) {
  const label = (
    <>
      <PlusIcon />
      {caseListTexts.addCase}
    </>
  );
  if (!mayAdd) {
    return (
      <PlainButton type="button" disabled>
        {label}
      </PlainButton>
    );
  }
  return (
    <LinkButton to={newCasePath(log)} {...ahead.ofForm}>
      {label}
    </LinkButton>
  );
}
