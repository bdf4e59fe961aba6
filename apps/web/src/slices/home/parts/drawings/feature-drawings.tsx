import type { AboutDrawing } from '@casefolio/domain/messages/about';
import type { ReactNode } from 'react';
import { Drawing, ink, paper, pencil, rule, Sheet, tint } from './drawing.tsx';

const drawings: Readonly<Record<AboutDrawing, ReactNode>> = {
  logging: (
    <>
      <Sheet x={62} y={12} width={116} height={112} />
      <path d="M62 40V19a7 7 0 0 1 7-7h40l8 10h54a7 7 0 0 1 7 7v11z" fill={tint} />
      <path d="M78 58h58M78 76h84M78 94h40" stroke={pencil} strokeWidth="3" opacity="0.55" />
      <path d="M150 92l9 9 19-22" stroke={ink} strokeWidth="5" />
      <path d="M78 28h22" stroke={ink} strokeWidth="3" />
    </>
  ),
  codes: (
    <>
      <rect x="34" y="22" width="172" height="32" rx="8" fill={paper} stroke={ink} strokeWidth="2" />
      <circle cx="52" cy="37" r="6" stroke={ink} strokeWidth="2.5" />
      <path d="M56.5 41.5l5 5" stroke={ink} strokeWidth="2.5" />
      <path d="M74 38h42M122 30v16" stroke={ink} strokeWidth="2.5" />
      <Sheet x={34} y={62} width={172} height={58} />
      <rect x="40" y="68" width="160" height="22" rx="5" fill={tint} />
      <path d="M50 79h24M50 104h24" stroke={ink} strokeWidth="3.5" />
      <path d="M84 79h74M84 104h54" stroke={pencil} strokeWidth="3" opacity="0.55" />
      <path d="M174 79h16M178 104h12" stroke={pencil} strokeWidth="3" />
    </>
  ),
  analytics: (
    <>
      <Sheet x={34} y={14} width={172} height={108} />
      <path d="M48 104h144M48 80h144M48 56h144M48 32h144" stroke={rule} strokeWidth="1.5" />
      <path d="M50 104V92h16v12zM76 104V84h16v20zM102 104V72h16v32zM128 104V64h16v40z" fill={tint} />
      <path d="M58 90l26-9 26-13 26-6 26-17 22-13" stroke={ink} strokeWidth="3.5" />
      <circle cx="184" cy="32" r="6" fill={ink} stroke={paper} strokeWidth="2.5" />
    </>
  ),
  security: (
    <>
      <Sheet x={50} y={18} width={92} height={104} />
      <path d="M66 40h46M66 56h58M66 72h34" stroke={pencil} strokeWidth="3" opacity="0.55" />
      <path d="M158 42l38 13v26c0 22-16 36-38 43-22-7-38-21-38-43V55z" fill={tint} stroke={ink} strokeWidth="2.5" />
      <rect x="143" y="78" width="30" height="24" rx="4" fill={paper} stroke={ink} strokeWidth="2.5" />
      <path d="M149 78v-7a9 9 0 0 1 18 0v7M158 87v6" stroke={ink} strokeWidth="2.5" />
    </>
  ),
  rvu: (
    <>
      <Sheet x={44} y={14} width={100} height={110} />
      <path d="M58 34h36M58 52h28M58 70h40" stroke={pencil} strokeWidth="3" opacity="0.55" />
      <path d="M118 34h12M116 52h14M120 70h10" stroke={ink} strokeWidth="3" />
      <path d="M58 86h72" stroke={rule} strokeWidth="2" />
      <path d="M58 104h22" stroke={pencil} strokeWidth="4" />
      <path d="M104 104h26" stroke={ink} strokeWidth="5" />
      <circle cx="172" cy="80" r="32" fill={tint} stroke={ink} strokeWidth="2.5" />
      <path
        d="M183 70c-2-5-6-7-11-7-6 0-11 3-11 8 0 12 23 6 23 18 0 5-5 8-12 8-6 0-10-2-12-7M172 57v46"
        stroke={ink}
        strokeWidth="2.5"
      />
    </>
  ),
  registry: (
    <>
      <Sheet x={56} y={10} width={128} height={40} />
      <Sheet x={46} y={28} width={148} height={44} />
      <Sheet x={36} y={48} width={168} height={74} />
      <path d="M52 68h32M52 86h24M52 104h28" stroke={pencil} strokeWidth="3" opacity="0.55" />
      <rect x="100" y="60" width="52" height="14" rx="4" fill={tint} />
      <rect x="100" y="79" width="40" height="14" rx="4" fill={tint} />
      <rect x="100" y="98" width="88" height="14" rx="4" stroke={ink} strokeWidth="1.5" strokeDasharray="4 4" />
      <path d="M178 64v16M170 72h16" stroke={ink} strokeWidth="3" />
    </>
  ),
  export: (
    <>
      <Sheet x={40} y={16} width={84} height={104} />
      <path d="M54 36h40M54 52h54M54 68h30M54 84h46" stroke={pencil} strokeWidth="3" opacity="0.55" />
      <path d="M112 70h46M146 56l14 14-14 14" stroke={ink} strokeWidth="4" />
      <rect x="166" y="30" width="40" height="36" rx="6" fill={tint} stroke={ink} strokeWidth="2" />
      <path d="M166 42h40M180 30v36M193 30v36M166 54h40" stroke={ink} strokeWidth="1.5" />
      <path
        d="M172 78h22l12 12v22a6 6 0 0 1-6 6h-28a6 6 0 0 1-6-6V84a6 6 0 0 1 6-6z"
        fill={tint}
        stroke={ink}
        strokeWidth="2"
      />
      <path d="M194 78v12h12M175 98h22M175 106h14" stroke={ink} strokeWidth="1.5" />
    </>
  ),
};

/** One of the seven things the product does, as a drawing. */
export function FeatureDrawing({ name }: { readonly name: AboutDrawing }) {
  return <Drawing size={[240, 136]}>{drawings[name]}</Drawing>;
}
