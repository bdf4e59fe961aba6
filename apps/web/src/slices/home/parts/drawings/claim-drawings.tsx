import type { ClaimGroup } from '@casefolio/domain/messages/security-page';
import type { ReactNode } from 'react';
import { Drawing, ink, paper, pencil, Sheet, tint } from './drawing.tsx';

const pen = { stroke: ink, strokeWidth: 2.5, fill: paper };

const drawings: Readonly<Record<ClaimGroup['drawing'], ReactNode>> = {
  wire: (
    <g transform="translate(-6)">
      <Sheet x={8} y={30} width={82} height={60} />
      <path d="M8 46h82M18 38h.1M26 38h.1M22 60h40M22 72h26" stroke={pencil} strokeWidth="3" opacity="0.55" />
      <path d="M96 52h48M136 44l8 8-8 8M144 72H96M104 64l-8 8 8 8" stroke={ink} strokeWidth="2.5" />
      <rect x="152" y="22" width="60" height="24" rx="5" {...pen} />
      <rect x="152" y="50" width="60" height="24" rx="5" fill={tint} stroke={ink} strokeWidth="2.5" />
      <rect x="152" y="78" width="60" height="24" rx="5" {...pen} />
      <path d="M164 34h.1M174 34h.1M164 62h.1M174 62h.1M164 90h.1M174 90h.1" stroke={ink} strokeWidth="5" />
    </g>
  ),
  account: (
    <g transform="translate(-38)">
      <Sheet x={40} y={18} width={140} height={88} />
      <circle cx="76" cy="50" r="12" fill={tint} stroke={ink} strokeWidth="2.5" />
      <path d="M56 84c2-12 10-18 20-18s18 6 20 18" fill={tint} stroke={ink} strokeWidth="2.5" />
      <path d="M114 48h48" stroke={pencil} strokeWidth="3" opacity="0.55" />
      <path d="M116 70h.1M128 70h.1M140 70h.1M152 70h.1" stroke={ink} strokeWidth="7" />
      <path d="M112 84h48" stroke={ink} strokeWidth="2" />
    </g>
  ),
  files: (
    <g transform="translate(-38)">
      <Sheet x={64} y={8} width={86} height={74} />
      <path d="M80 30l14 16 12-12 26 30H80z" fill={tint} />
      <circle cx="124" cy="30" r="6" fill={tint} />
      <path d="M40 44h40l8 10h92v48a7 7 0 0 1-7 7H47a7 7 0 0 1-7-7z" {...pen} />
      <path
        d="M58 82h104M72 74l-5 16M90 74l-5 16M108 74l-5 16M126 74l-5 16M144 74l-5 16"
        stroke={ink}
        strokeWidth="2.5"
      />
    </g>
  ),
  records: (
    <g transform="translate(-46)">
      <Sheet x={48} y={10} width={124} height={102} />
      <path d="M70 30v64" stroke={ink} strokeWidth="2" />
      <circle cx="70" cy="32" r="5" fill={ink} />
      <circle cx="70" cy="52" r="5" fill={ink} />
      <circle cx="70" cy="72" r="5" fill={ink} />
      <circle cx="70" cy="92" r="5" fill={paper} stroke={ink} strokeWidth="2.5" />
      <path d="M86 32h60M86 52h44M86 72h66M86 92h34" stroke={pencil} strokeWidth="3" opacity="0.55" />
    </g>
  ),
};

/** What a group of claims is about, as a drawing. */
export function ClaimDrawing({ name }: { readonly name: ClaimGroup['drawing'] }) {
  return <Drawing size={[220, 120]}>{drawings[name]}</Drawing>;
}
