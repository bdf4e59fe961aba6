import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { caseTemplates, type FormContent } from '../../db/schema/drafts.ts';

export interface TemplateKey {
  readonly userId: number;
  readonly id: number;
}

interface TemplateContent {
  readonly name: string;
  readonly content: FormContent;
}

const isIt = ({ userId, id }: TemplateKey) => and(eq(caseTemplates.id, id), eq(caseTemplates.user_id, userId));
const { id, name, content, uses } = caseTemplates;
const shown = { id, name, content, uses };

export const templatesOf = (db: Queryable, userId: number) =>
  db
    .select(shown)
    .from(caseTemplates)
    .where(eq(caseTemplates.user_id, userId))
    .orderBy(desc(caseTemplates.uses), caseTemplates.id);

export async function countTemplates(db: Queryable, userId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(caseTemplates).where(eq(caseTemplates.user_id, userId));
  return row?.count ?? 0;
}

export async function insertTemplate(tx: Tx, userId: number, template: TemplateContent, at: Date) {
  const [added] = await tx
    .insert(caseTemplates)
    .values({ user_id: userId, ...template, created_at: at })
    .returning(shown);
  return added;
}

/** Undefined when there is none. */
export async function updateTemplate(tx: Tx, key: TemplateKey, template: TemplateContent) {
  const [changed] = await tx.update(caseTemplates).set(template).where(isIt(key)).returning(shown);
  return changed;
}

export async function countUse(db: Queryable, key: TemplateKey): Promise<boolean> {
  const used = await db
    .update(caseTemplates)
    .set({ uses: sql`${caseTemplates.uses} + 1` })
    .where(isIt(key))
    .returning({ id: caseTemplates.id });
  return used.length > 0;
}

export async function removeTemplate(tx: Tx, key: TemplateKey): Promise<boolean> {
  const removed = await tx.delete(caseTemplates).where(isIt(key)).returning({ id: caseTemplates.id });
  return removed.length > 0;
}
