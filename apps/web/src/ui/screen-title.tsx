import { useEffect } from 'react';
import { shellLabels } from '@casefolio/domain/messages/shell';

export const tabTitle = (text: string): string => `${text} · ${shellLabels.product}`;

/** Names the browser's tab. A screen that knows a better name than its route (a registry's own) renders this again. */
export function ScreenTitle({ text }: { readonly text: string }) {
  useEffect(() => {
    document.title = tabTitle(text);
  }, [text]);
  return null;
}
