import { sessionEnded } from '@casefolio/domain/messages/shell';
import { useEffect } from 'react';
import { takeSessionEnd } from '../api/session-storage.ts';
import { useToast } from '../ui/toast.tsx';

/** Tells those whose session ended by itself why they see the guest's page. */
export function useSessionEndNote(): void {
  const toast = useToast();
  useEffect(() => {
    if (takeSessionEnd()) toast(sessionEnded, 'info');
  }, [toast]);
}
