import { caseFormLabels as labels, caseFormMessages } from '@casefolio/domain/messages/case-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FieldRenderer } from '../../../../fields/field-renderer.tsx';
import { loadAhead } from '../../../../ui/load-ahead.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { useAhead } from '../../../../ui/use-ahead.ts';
import { NotLoaded } from '../../../accounts/parts/not-loaded.tsx';
import { useHospitals } from '../hooks/use-hospitals.ts';
import { useCaseForm } from './case-form-context.ts';
import type { FormField } from './form-field.ts';

const { Part: PositionDialog, prepare } = loadAhead(
  async () => (await import('../../../profile/parts/position-dialog.tsx')).PositionDialog,
);

/** Where it was done: one of the owner's current institutions. Who has none adds one here. */
export function InstitutionField({ field }: { readonly field: FormField }) {
  const { form, userId, place, storedHospital } = useCaseForm();
  const { hospitals, isError, refresh } = useHospitals(place.ownerId, { hasAsked: true });
  const [isAdding, setAdding] = useState(false);
  const toast = useToast();
  const known = (hospitals ?? []).map(({ id, label }) => ({ value: String(id), label }));
  const stored = storedHospital ? [{ value: String(storedHospital.id), label: storedHospital.label }] : [];
  const options = [...known, ...stored.filter(({ value }) => !known.some((one) => one.value === value))];

  async function closed(): Promise<void> {
    setAdding(false);
    const before = new Set(known.map(({ value }) => value));
    const added = (await refresh()).find(({ id }) => !before.has(String(id)));
    if (!added) return;
    form.setValue('main.hospital_id', String(added.id), { shouldDirty: true, shouldValidate: true });
    toast(caseFormMessages.positionAdded);
  }

  return (
    <>
      <FieldRenderer
        field={field}
        control={form.control}
        options={options}
        aside={
          isError ? (
            <NotLoaded text={labels.listNotLoaded} tryAgain={() => void refresh()} />
          ) : (
            hospitals?.length === 0 && <NoInstitution isShared={place.isShared} onAdd={() => setAdding(true)} />
          )
        }
      />
      {isAdding && <PositionDialog userId={userId} kind="position" position={null} onClose={() => void closed()} />}
    </>
  );
}

function NoInstitution({ isShared, onAdd }: { readonly isShared: boolean; readonly onAdd: () => void }) {
  useAhead(prepare);
  if (isShared) return <Box sx={{ typography: 'caption', pt: 0.5 }}>{labels.noInstitutionOfDoctor}</Box>;
  return (
    <Box sx={{ pt: 1 }}>
      <Box sx={{ typography: 'caption', color: 'text.secondary', mb: 0.5 }}>{labels.institutionHint}</Box>
      <Button size="small" variant="outlined" onClick={onAdd}>
        {labels.manageInstitutions}
      </Button>
    </Box>
  );
}
