import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { contactMessages, demoRequests } from '../../db/schema/contact.ts';

export type ContactMessage = typeof contactMessages.$inferSelect;
export type DemoRequest = typeof demoRequests.$inferSelect;
type New<Row> = Omit<Row, 'id' | 'mailed_at'>;

const idOf = (rows: readonly { readonly id: number }[]): number => {
  const [row] = rows;
  if (!row) throw new Error('an insert gives its row back');
  return row.id;
};

export const addContactMessage = async (db: Queryable, message: New<ContactMessage>): Promise<number> =>
  idOf(await db.insert(contactMessages).values(message).returning({ id: contactMessages.id }));

export const addDemoRequest = async (db: Queryable, request: New<DemoRequest>): Promise<number> =>
  idOf(await db.insert(demoRequests).values(request).returning({ id: demoRequests.id }));

export async function contactMessageById(db: Queryable, id: number): Promise<ContactMessage | undefined> {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return message;
}

export async function demoRequestById(db: Queryable, id: number): Promise<DemoRequest | undefined> {
  const [request] = await db.select().from(demoRequests).where(eq(demoRequests.id, id));
  return request;
}

export async function markMessageMailed(db: Queryable, id: number, at: Date): Promise<void> {
  await db.update(contactMessages).set({ mailed_at: at }).where(eq(contactMessages.id, id));
}

export async function markRequestMailed(db: Queryable, id: number, at: Date): Promise<void> {
  await db.update(demoRequests).set({ mailed_at: at }).where(eq(demoRequests.id, id));
}
