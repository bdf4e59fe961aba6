import { useEffect } from 'react';
import { shellLabels } from '@casefolio/domain/messages/shell';

/** Names the browser's tab. A screen that knows a better name than its route (a registry's own) renders this again. */
export function ScreenTitle({ text }: { readonly text: string }) {
  useEffect(() => {
    document.title = `${text} · ${shellLabels.product}`;
  }, [text]);
  return null;
}
