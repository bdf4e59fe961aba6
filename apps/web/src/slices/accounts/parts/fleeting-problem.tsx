import { useEffect, useState } from 'react';
import { ProblemLine } from './problem-line.tsx';

/** A problem that is said for a moment. The same one said again stays for as long again. */
export function FleetingProblem({ text, forMs }: { readonly text: string | null; readonly forMs: number }) {
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (text === null) return undefined;
    const end = setTimeout(() => setOver(text), forMs);
    return () => {
      clearTimeout(end);
      setOver(null);
    };
  }, [text, forMs]);
  return <ProblemLine text={over === text ? null : text} />;
}
