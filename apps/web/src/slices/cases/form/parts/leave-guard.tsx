import { discardCase } from '@casefolio/domain/messages/case-form';
import { useFormState } from 'react-hook-form';
import { useLeaveGuard } from '../../parts/use-leave-guard.ts';
import { useCaseForm } from './case-form-context.ts';

interface LeaveGuardProps {
  readonly isSaved: () => boolean;
  readonly onDiscard: () => Promise<void>;
}

/** Asks before an unfinished case is lost. A part of its own, because it is drawn again when the first key is typed; it shows nothing. */
export function LeaveGuard({ isSaved, onDiscard }: LeaveGuardProps) {
  const { form } = useCaseForm();
  const { isDirty } = useFormState({ control: form.control });
  useLeaveGuard({ question: discardCase, isDirty, isSaved, onDiscard });
  return null;
}
