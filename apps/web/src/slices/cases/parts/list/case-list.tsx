import { caseListTexts as texts } from '@casefolio/domain/messages/case-list';
import { failureTexts } from '@casefolio/domain/messages/shell';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { LogoMark } from '../../../../ui/logo.tsx';
import { NotFound } from '../../../../ui/not-found.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { CaseListPage } from '../../hooks/use-case-list.ts';
import { type CaseTab, lastPage, type ListPlace } from '../../list-place.ts';
import type { Ahead } from '../../on-intent.ts';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { CaseCard } from './case-card.tsx';
import { cardGrid } from './card-grid.ts';
import { ListFooter } from './list-footer.tsx';
import { ListTabs } from './list-tabs.tsx';
import { PlainButton } from './plain-button.tsx';

interface CaseListProps {
  readonly list: CaseListPage;
  readonly tabs: readonly CaseTab[];
  readonly place: ListPlace;
  readonly goTo: (place: ListPlace, options?: { readonly replace?: boolean }) => void;
  /** Where a card leads. */
  readonly toCase: (caseId: number) => string;
  readonly ahead: Ahead;
  /** The way to the first case, for those who may add one. */
  readonly addFirst: ReactNode;
}

/** Cases as cards, a page at a time: of the own log, of a shared one, or of a registry. */
export function CaseList({ list, tabs, place, goTo, addFirst, ...cards }: CaseListProps) {
  const last = lastPage(list.count, place.size);
  const isBeyond = list.cases !== null && !list.isTurning && place.page > last;
  useEffect(() => {
    // The last case of the last page was deleted, or the address is older than the list.
    if (isBeyond) goTo({ ...place, page: last }, { replace: true });
  });
  if (list.failure === 'missing') return <NotFound />;
  const isEmpty = list.cases !== null && list.count === 0;
  return (
    <>
      {!(isEmpty && place.tab === 'ALL') && <ListTabs tabs={tabs} place={place} />}
      {list.failure === 'failed' ? (
        <Notice text={texts.notLoaded}>
          <PlainButton onClick={list.tryAgain}>{failureTexts.tryAgain}</PlainButton>
        </Notice>
      ) : list.cases === null || isBeyond ? (
        <CardsSkeleton count={place.size} />
      ) : isEmpty ? (
        <EmptyList isWhole={place.tab === 'ALL'} addFirst={addFirst} />
      ) : (
        <Cards list={list} {...cards} />
      )}
      {list.cases !== null && !isEmpty && list.failure === null && (
        <ListFooter place={place} count={list.count} goTo={goTo} />
      )}
    </>
  );
}

function EmptyList({ isWhole, addFirst }: { readonly isWhole: boolean; readonly addFirst: ReactNode }) {
  if (!isWhole) return <Notice text={texts.nothingFound} />;
  return (
    <Notice picture={<LogoMark size={48} />} text={texts.noCasesYet}>
      {addFirst}
    </Notice>
  );
}

type CardsProps = Pick<CaseListProps, 'list' | 'toCase' | 'ahead'>;

function Cards({ list, toCase, ahead }: CardsProps) {
  return (
    <Box
      component="ul"
      aria-label={texts.list}
      aria-busy={list.isTurning}
      sx={{ ...cardGrid, transition: 'opacity 120ms', opacity: list.isTurning ? 0.6 : 1 }}
    >
      {(list.cases ?? []).map((listed) => (
        <CaseCard key={listed.id} listed={listed} to={toCase(listed.id)} ahead={ahead.ofCase} />
      ))}
    </Box>
  );
}
