import * as contract from '@casefolio/contract/sharing.contract';
import type { Serve } from '../../http/serve.ts';
import { answerInvitation } from './answer-invitation.usecase.ts';
import { changePermission } from './change-permission.usecase.ts';
import { inviteUsers } from './invite-users.usecase.ts';
import { listDoctors } from './list-doctors.usecase.ts';
import { listStaff } from './list-staff.usecase.ts';
import { registerInvited } from './register-invited.usecase.ts';
import { revokeUser } from './revoke-user.usecase.ts';
import type { SharingTools } from './sharing-tools.ts';
import { verifyInvitation } from './verify-invitation.usecase.ts';

export function sharingRoutes(serve: Serve, tools: SharingTools): void {
  serve(contract.inviteUsers, inviteUsers(tools));
  serve(contract.verifyInvitation, verifyInvitation(tools));
  serve(contract.registerInvited, registerInvited(tools));
  serve(contract.answerInvitation, answerInvitation(tools));
  serve(contract.listDoctors, listDoctors(tools));
  serve(contract.listStaff, listStaff(tools));
  serve(contract.revokeUser, revokeUser(tools));
  serve(contract.changePermission, changePermission(tools));
}
