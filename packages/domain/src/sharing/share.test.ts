import { expect, test } from 'vitest';
import { repliedStatus, shareStatuses, type Reply, type ShareStatus } from './share.ts';

const accept: Reply = { status: 'ACCEPTED', leave: false };
const decline: Reply = { status: 'DECLINED', leave: false };
const leave: Reply = { status: 'DECLINED', leave: true };

/** What each status becomes when it is accepted, declined and left. */
const expected: Record<ShareStatus, readonly (ShareStatus | null)[]> = {
  PENDING: ['ACCEPTED', 'DECLINED', 'DECLINED'],
  ACCEPTED: ['ACCEPTED', null, 'LEFT'],
  DECLINED: [null, null, null],
  REVOKED: [null, null, null],
  LEFT: [null, null, null],
};

test.for(shareStatuses)('%s leads only where it may', (status) => {
  expect([accept, decline, leave].map((reply) => repliedStatus(status, reply))).toEqual(expected[status]);
});
