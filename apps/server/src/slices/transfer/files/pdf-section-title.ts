import type { Paper, Tag } from './pdf-paper.ts';
import { styles } from './pdf-styles.ts';
import { printableLine } from './printable.ts';

const ABOVE = 12;
const BELOW = 6;

/** A title with a rule under it, never alone at the foot of a page. */
export function printSectionTitle(paper: Paper, section: Tag, title: string, followedBy = 40): void {
  const text = printableLine(title);
  const height = paper.heightOf(styles.section, text) + ABOVE + BELOW + 3;
  if (!paper.makeRoom(height + followedBy)) paper.y += ABOVE;
  paper.tag(section, 'H2', () => paper.write(styles.section, text));
  paper.y += 2;
  paper.rule('strong');
  paper.y += BELOW;
}
