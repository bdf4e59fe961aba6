import { lookupEndpoints, type LookupEndpoint } from '@casefolio/contract/lookups.contract';
import { ReadyAnswer } from '../../http/ready-answer.ts';
import type { Serve } from '../../http/serve.ts';
import { answerList } from './lookup-answers.ts';
import type { UserRoles } from './lookups.api.ts';
import { readLookups } from './read-lookups.ts';
import { seedFolder } from './seed-files.ts';

export function lookupsRoutes(serve: Serve, roles: UserRoles): void {
  // The roles that are offered are the very ones that a sign-up is checked against.
  const lookups = readLookups(seedFolder).set('user_roles_lookups', answerList(roles.all));
  for (const [name, answer] of lookups) {
    const spec: LookupEndpoint = lookupEndpoints[name];
    serve(spec, async (_visit, { query }) => new ReadyAnswer(answer(query)));
  }
}
