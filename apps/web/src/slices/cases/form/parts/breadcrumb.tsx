import { caseFormLabels as labels } from '@casefolio/domain/messages/case-form';
import Box from '@mui/material/Box';
import { TextLink } from '../../../accounts/parts/text-link.tsx';
import { casePath, listPath } from '../../case-log.ts';
import type { CasePlace } from '../place.ts';

interface BreadcrumbProps {
  readonly place: CasePlace;
  /** The patient of a stored case. */
  readonly patient: string | null;
}

/** Dashboard > the patient > Edit case. */
export function Breadcrumb({ place, patient }: BreadcrumbProps) {
  const { caseId } = place;
  return (
    <Box component="nav" aria-label={labels.breadcrumb} sx={{ mb: 1.5 }}>
      <Box component="ol" sx={list}>
        <li>
          <TextLink to={listPath(place)}>{labels.dashboard}</TextLink>
        </li>
        {caseId !== null && patient !== null && (
          <li>
            <TextLink to={casePath(place, caseId)}>{patient}</TextLink>
          </li>
        )}
        <li aria-current="page">{caseId === null ? labels.addCase : labels.editCase}</li>
      </Box>
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  m: 0,
  p: 0,
  typography: 'body2',
  listStyle: 'none',
  '& li + li::before': { content: '">" / ""', mx: 1, color: 'text.secondary' },
} as const;
