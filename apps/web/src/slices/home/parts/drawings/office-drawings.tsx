import type { TeamDrawing } from '@casefolio/domain/messages/team';
import type { ReactNode } from 'react';
import { Drawing, ink, paper, tint } from './drawing.tsx';

const pen = { stroke: ink, strokeWidth: 3, fill: paper };
const line = { stroke: ink, strokeWidth: 3 };

/** A tool for each office: there are no portraits of people who are not there. */
const drawings: Readonly<Record<TeamDrawing, ReactNode>> = {
  // The loupes of a neurosurgeon.
  loupes: (
    <>
      <path d="M24 52c2-16 14-24 40-24s38 8 40 24" {...line} />
      <path d="M30 54h24v14a12 12 0 0 1-24 0zM74 54h24v14a12 12 0 0 1-24 0z" {...pen} />
      <path d="M35 80h14v14a7 7 0 0 1-14 0zM79 80h14v14a7 7 0 0 1-14 0z" {...pen} />
      <path d="M54 60c6-4 14-4 20 0M24 52l6 4M104 52l-6 4" {...line} />
    </>
  ),
  stethoscope: (
    <>
      <path d="M40 30h-6v24a20 20 0 0 0 40 0V30h-6" {...line} />
      <path d="M54 74v8a20 20 0 0 0 40 0v-8" {...line} />
      <circle cx="94" cy="64" r="9" {...pen} />
      <circle cx="94" cy="64" r="2.5" fill={ink} />
    </>
  ),
  key: (
    <>
      <rect x="30" y="32" width="68" height="20" rx="5" {...pen} />
      <rect x="30" y="58" width="68" height="20" rx="5" {...pen} />
      <path d="M40 42h.1M50 42h.1M40 68h.1M50 68h.1" stroke={ink} strokeWidth="5" />
      <circle cx="56" cy="94" r="9" {...pen} />
      <path d="M65 94h33M98 94v8M86 94v6" {...line} />
    </>
  ),
  ledger: (
    <>
      <path d="M64 38c-10-6-22-7-34-5v58c12-2 24-1 34 5 10-6 22-7 34-5V33c-12-2-24-1-34 5z" {...pen} />
      <path d="M64 38v58M40 48h14M40 60h14M40 72h10" {...line} />
      <path d="M76 76l6-10 6 5 6-16" {...line} />
    </>
  ),
  // A needle in its holder, and the suture it draws.
  instrument: (
    <>
      <circle cx="38" cy="92" r="9" {...pen} />
      <circle cx="58" cy="100" r="9" {...pen} />
      <path d="M43 84l38-50M61 91l22-56M58 66l10 4" {...line} />
      <path d="M82 34c10-8 22 0 18 12" {...line} />
      <path d="M100 46c-2 12-18 10-16 24s20 8 18 24" stroke={ink} strokeWidth="2" strokeDasharray="5 5" />
    </>
  ),
  talk: (
    <>
      <path d="M28 36h46a7 7 0 0 1 7 7v18a7 7 0 0 1-7 7H48L34 80V68h-6a7 7 0 0 1-7-7V43a7 7 0 0 1 7-7z" {...pen} />
      <path d="M34 48h32M34 57h20" {...line} />
      <path d="M90 56h10a7 7 0 0 1 7 7v16a7 7 0 0 1-7 7h-4v11L83 86H66a7 7 0 0 1-7-7" {...line} />
    </>
  ),
};

/** The sign of an office on a round ground. */
export function OfficeDrawing({ name }: { readonly name: TeamDrawing }) {
  return (
    <Drawing size={[128, 128]}>
      <circle cx="64" cy="64" r="62" fill={tint} />
      {drawings[name]}
    </Drawing>
  );
}
