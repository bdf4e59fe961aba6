import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const userRoles = endpoint({
  name: 'listUserRoles',
  summary: 'The roles that an account may have.',
  method: 'GET',
  path: '/user_roles_lookups',
  access: 'anyone',
  data: z.array(z.object({ id: z.number(), name: z.string(), nice_name: z.string() })),
});
