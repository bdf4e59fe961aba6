import { sharingMessages } from '@casefolio/domain/messages/sharing';
import { Failure } from '../../http/failure.ts';
import { tokenHash } from '../accounts/accounts.api.ts';
import type { Link } from './share-links.store.ts';

/** What a link holds, in the form in which it is kept. */
export const linkOf = (doctorId: number, { code, key }: { readonly code: string; readonly key: string }): Link => ({
  doctorId,
  codeHash: tokenHash(code),
  keyHash: tokenHash(key),
});

/** Unknown, used, withdrawn and expired are one answer. */
export const invitationVoid = (): Failure => new Failure('invitationVoid', sharingMessages.invitationVoid);
