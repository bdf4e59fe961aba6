import { userRoles } from '@casefolio/contract/lookups.contract';
import type { Serve } from '../../http/serve.ts';
import type { UserRoles } from './lookups.api.ts';

export function lookupsRoutes(serve: Serve, roles: UserRoles): void {
  serve(userRoles, async () => [...roles.all]);
}
