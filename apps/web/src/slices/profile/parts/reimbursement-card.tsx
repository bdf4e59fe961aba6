import type { FieldOption } from '@casefolio/domain/fields/field';
import { entryFieldLabels as labels } from '@casefolio/domain/messages/profile-screen';
import { useModels, useStates, useThresholds } from '../hooks/use-choices.ts';
import { asksMultiplier, asksThreshold, type Reimbursement } from '../reimbursement-form.ts';
import { CardLine, EntryCard } from './entry-card.tsx';

interface ReimbursementCardProps {
  readonly reimbursement: Reimbursement;
  readonly onOpen: () => void;
}

const labelOf = (options: readonly FieldOption[], value: string | null): string =>
  options.find((option) => option.value === value)?.label ?? value ?? '';

/** How somebody is paid; only what its model uses. */
export function ReimbursementCard({ reimbursement, onOpen }: ReimbursementCardProps) {
  const { practiceState, reimbursementModel: model, threshold, amount, rvusMultiplier } = reimbursement;
  const states = useStates();
  const models = useModels();
  const thresholds = useThresholds();
  return (
    <EntryCard title={labelOf(models.options, model)} onOpen={onOpen}>
      <CardLine>
        {labels.practiceState}: {labelOf(states.options, practiceState)}
      </CardLine>
      {asksThreshold(model) && (
        <>
          <CardLine>
            {labels.threshold}: {labelOf(thresholds.options, threshold)}
          </CardLine>
          <CardLine>
            {labels.amount}: {amount}
          </CardLine>
        </>
      )}
      {asksMultiplier(model) && (
        <CardLine>
          {labels.multiplierOnCard}: ${rvusMultiplier}
        </CardLine>
      )}
    </EntryCard>
  );
}
