import { caseDetailTexts as texts, furtherProcedure } from '@casefolio/domain/messages/case-detail';
import { caseSectionTitles } from '@casefolio/domain/messages/case-fields';
import { patientName } from '@casefolio/domain/messages/case-list';
import { failureTexts, screenTitles } from '@casefolio/domain/messages/shell';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Content } from '../../../../ui/content.tsx';
import { NotFoundScreen } from '../../../../ui/not-found.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { OnPaper } from '../../../../ui/on-paper.tsx';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { ScreenTitle } from '../../../../ui/screen-title.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { PageSkeleton } from '../../../../ui/skeletons.tsx';
import { Trail } from '../../../../ui/trail.tsx';
import { caseFacts, patientOf, procedureFacts } from '@casefolio/domain/case-fields/facts';
import { type CaseLog, listPath } from '../../case-log.ts';
import { type FullCase, useCase } from '../../hooks/use-case.ts';
import { CaseActions } from './case-actions.tsx';
import { CptSection } from './cpt-section.tsx';
import { DiagnosisCodes } from './diagnosis-codes.tsx';
import { FactList } from './fact-list.tsx';
import { ImagesSection } from './images-section.tsx';
import { ModifierSection } from './modifier-section.tsx';
import { NotesSection } from './notes-section.tsx';

const caseOnPaper = {
  main: { display: 'block' },
  'main section': { border: '0 !important', borderTop: '1px solid #bbb !important', borderRadius: '0 !important' },
  'main section, main li, main dl > div': { breakInside: 'avoid' },
  'main section > *': { paddingInline: '0 !important' },
};

interface CaseDetailProps {
  readonly log: CaseLog;
  readonly caseId: number;
}

/** The page of one case. */
export function CaseDetail({ log, caseId }: CaseDetailProps) {
  const { theCase, failure, tryAgain } = useCase(log.ownerId, caseId);
  if (failure === 'missing') return <NotFoundScreen title={screenTitles.case} />;
  if (theCase !== null) return <WholeCase log={log} theCase={theCase} />;
  if (failure === null) return <PageSkeleton kind="text" />;
  return (
    <Content>
      <Trail label={texts.trail} from={[{ label: texts.dashboard, to: listPath(log) }]} />
      <PageHeading title={screenTitles.case} />
      <Notice text={texts.notLoaded}>
        <Button variant="outlined" onClick={tryAgain}>
          {failureTexts.tryAgain}
        </Button>
      </Notice>
    </Content>
  );
}

function WholeCase({ log, theCase }: { readonly log: CaseLog; readonly theCase: FullCase }) {
  const { first, last } = patientOf(theCase);
  const name = patientName(last, first);
  return (
    <Content>
      <ScreenTitle text={name} />
      <OnPaper also={caseOnPaper} />
      <Trail label={texts.trail} from={[{ label: texts.dashboard, to: listPath(log) }]} here={first} />
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <PageHeading title={name} actions={<CaseActions log={log} theCase={theCase} />} />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Sections theCase={theCase} mayEdit={theCase.permission !== 'VIEWER'} />
        </Box>
      </Box>
    </Content>
  );
}

interface SectionsProps {
  readonly theCase: FullCase;
  readonly mayEdit: boolean;
}

function Sections({ theCase, mayEdit }: SectionsProps) {
  const facts = caseFacts(theCase);
  const { procedure_icd: icds, procedure_cpt: cpts, cpt_modifier: modifier } = theCase;
  return (
    <>
      <Sheet title={caseSectionTitles.patient}>
        <FactList facts={facts.patient} />
      </Sheet>
      {(facts.diagnosis.length > 0 || icds.length > 0) && (
        <Sheet title={caseSectionTitles.diagnosis}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            {facts.diagnosis.length > 0 && <FactList facts={facts.diagnosis} />}
            {icds.length > 0 && <DiagnosisCodes codes={icds} />}
          </Box>
        </Sheet>
      )}
      {cpts.length > 0 && <CptSection theCase={theCase} />}
      {modifier && <ModifierSection modifier={modifier} theCase={theCase} />}
      <Sheet title={caseSectionTitles.procedure}>
        <FactList facts={facts.procedure} />
      </Sheet>
      {theCase.case_procedures.map((procedure, index) => (
        <Sheet key={procedure.id} title={furtherProcedure(index + 2)}>
          <FactList facts={procedureFacts(theCase.family, procedure)} />
        </Sheet>
      ))}
      <NotesSection theCase={theCase} mayEdit={mayEdit} />
      {!theCase.plan_hides && <ImagesSection theCase={theCase} mayEdit={mayEdit} />}
    </>
  );
}
