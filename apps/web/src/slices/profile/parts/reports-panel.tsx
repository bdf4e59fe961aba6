import { reportTexts as texts, selectedFiles } from '@casefolio/domain/messages/profile-screen';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ListSkeleton } from '../../../ui/skeletons.tsx';
import { NotLoaded } from '../../accounts/parts/not-loaded.tsx';
import { useReports } from '../hooks/use-reports.ts';
import { canBeFetched } from '../report-files.ts';
import { fetchFiles } from './fetch-files.ts';
import { ReportTile } from './report-tile.tsx';
import { useNearBottom } from './use-near-bottom.ts';
import { useSelection } from './use-selection.ts';

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)', lg: 'repeat(6, 1fr)' },
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** The files that were exported from the dashboard. */
export function ReportsPanel({ userId }: { readonly userId: number }) {
  const { files, isError, tryAgain, hasMore, isLoadingMore, loadMore } = useReports(userId);
  const ready = (files ?? []).filter((file) => canBeFetched(file));
  const { selected, isSelected, toggle, selectAll, clear } = useSelection(ready.map(({ id }) => id));
  useNearBottom(hasMore && !isLoadingMore, loadMore);

  if (isError) return <NotLoaded text={texts.notLoaded} tryAgain={tryAgain} />;
  if (files === null) return <ListSkeleton count={3} />;
  if (files.length === 0) {
    return (
      <Notice text={texts.empty}>
        <LinkButton to="/dashboard">{texts.toDashboard}</LinkButton>
      </Notice>
    );
  }
  const isSelecting = selected.length > 0;
  const download = () => fetchFiles(ready.filter(({ id }) => selected.includes(id)));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 40 }}>
        <Button variant="outlined" disabled={ready.length === 0} onClick={selectAll}>
          {texts.selectAll}
        </Button>
        <Button variant="contained" disabled={!isSelecting} onClick={download}>
          {texts.download}
        </Button>
        {isSelecting && <Button onClick={clear}>{texts.clear}</Button>}
        <Box component="output" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {isSelecting && selectedFiles(selected.length)}
        </Box>
      </Box>
      <Box component="ul" aria-label={texts.list} data-selecting={isSelecting} sx={grid}>
        {files.map((file) => (
          <ReportTile
            key={file.id}
            userId={userId}
            file={file}
            isSelected={isSelected(file.id)}
            onToggle={() => toggle(file.id)}
          />
        ))}
      </Box>
      {isLoadingMore && <Box component="output">{texts.more}</Box>}
    </Box>
  );
}
