import type { CalendarDay } from '@casefolio/domain/dates/calendar-day';
import { caseSectionTitles } from '@casefolio/domain/messages/case-fields';
import { caseFormLabels as labels } from '@casefolio/domain/messages/case-form';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Sheet } from '../../../../ui/sheet.tsx';
import { makeStore } from '../../../../ui/store.ts';
import type { CaseFormValues } from '../case-form.ts';
import { type Editing, makeEditing } from '../editing.ts';
import { useDraftKeeper } from '../hooks/use-draft-keeper.ts';
import { useStoredParts } from '../hooks/use-stored-parts.ts';
import type { ImageStates, StoredImage } from '../image-states.ts';
import { keptOf } from '../kept-form.ts';
import { type CasePlace, draftKeyOf } from '../place.ts';
import { AskedFields } from './asked-fields.tsx';
import { CaseFormContext, type CaseFormTools } from './case-form-context.ts';
import { CptCodes } from './cpt-codes.tsx';
import { DiagnosisCodes } from './diagnosis-codes.tsx';
import { FamilyChoice } from './family-choice.tsx';
import { FurtherProcedures } from './further-procedures.tsx';
import { Images } from './images.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { Notes } from './notes.tsx';
import { type DraftStatus, SaveBar } from './save-bar.tsx';
import { TemplatesBar } from './templates-bar.tsx';
import { useCaseFormState } from './use-case-form-state.ts';
import { useStaged } from './use-staged.ts';

export interface CaseFormProps {
  readonly userId: number;
  readonly place: CasePlace;
  readonly today: CalendarDay;
  readonly start: CaseFormValues;
  /** An unfinished form that its writer goes on with. */
  readonly draft: CaseFormValues | null;
  readonly version: number | undefined;
  readonly storedImages: readonly StoredImage[];
  readonly storedHospital: CaseFormTools['storedHospital'];
  readonly hidesPaid: boolean;
  readonly choosesFamily: boolean;
}

/** What stands once for the whole life of a form, outside of what is drawn. */
const newSession = (version: number | undefined) => ({
  editing: makeEditing(version),
  imageStates: makeStore<ImageStates>({}),
  status: makeStore<DraftStatus>({ kind: 'none' }),
});

/** One form for a new case and a stored one, one's own and a colleague's. */
export function CaseForm(props: CaseFormProps) {
  const { userId, place, today, storedHospital } = props;
  const form = useCaseFormState(props);
  const [tools] = useState<CaseFormTools>(() => ({ form, userId, place, today, storedHospital }));
  const [{ editing, imageStates, status }] = useState(() => newSession(props.version));
  const [keeping] = useState(() => ({
    userId,
    key: draftKeyOf(place),
    read: () => ({ ...keptOf(form.getValues()), version: editing.version() }),
    subscribe: (changed: () => void) => form.subscribe({ formState: { values: true }, callback: changed }),
    onKept: () => status.write({ kind: 'kept', at: new Date() }),
    onFailed: () => status.write({ kind: 'failed' }),
  }));
  const draft = useDraftKeeper(keeping);
  return (
    <CaseFormContext value={tools}>
      <Box component="form" noValidate autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <Sections {...props} imageStates={imageStates} editing={editing} />
        <SaveBar editing={editing} draft={draft} imageStates={imageStates} status={status} />
      </Box>
      <LeaveGuard isSaved={editing.isSaved} onDiscard={draft.drop} />
    </CaseFormContext>
  );
}

interface SectionsProps extends CaseFormProps {
  readonly imageStates: ReturnType<typeof newSession>['imageStates'];
  readonly editing: Editing;
}

function Sections({ place, choosesFamily, hidesPaid, storedImages, imageStates, editing }: SectionsProps) {
  const stored = useStoredParts({ ownerId: place.ownerId, caseId: place.caseId ?? 0 });
  const removeProcedure = async (id: number): Promise<string | null> => {
    const problem = await stored.removeProcedure(id);
    // The deletion is a version of its own; anything beyond it is somebody else's change.
    const version = editing.version();
    if (problem === null && version !== undefined) editing.setVersion(version + 1);
    return problem;
  };
  const sections = [
    <Sheet key="patient" title={caseSectionTitles.patient}>
      <AskedFields asking="patient" prefix="main" />
    </Sheet>,
    <Sheet key="diagnosis" title={caseSectionTitles.diagnosis}>
      <AskedFields asking="diagnosis" prefix="main" />
      <DiagnosisCodes />
    </Sheet>,
    <Sheet key="cpt" title={labels.cptCode}>
      <CptCodes hidesFigures={hidesPaid} />
    </Sheet>,
    <Sheet key="procedure" title={caseSectionTitles.procedure}>
      <AskedFields asking="procedure" prefix="main" />
      <FurtherProcedures removeStored={removeProcedure} />
    </Sheet>,
    <Sheet key="notes" title={labels.notes}>
      <Notes />
    </Sheet>,
    ...(hidesPaid
      ? []
      : [
          <Sheet key="images" title={labels.images}>
            <Images stored={storedImages} states={imageStates} />
          </Sheet>,
        ]),
  ];
  return (
    <>
      {place.caseId === null && <TemplatesBar />}
      {choosesFamily && <FamilyChoice />}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, mb: 3 }}>
        {sections.slice(0, useStaged(sections.length))}
      </Box>
    </>
  );
}
