import * as contract from '@casefolio/contract/profile.contract';
import type { Serve } from '../../http/serve.ts';
import { changeUser } from './change-user.usecase.ts';
import { confirmEmailChange } from './confirm-email.usecase.ts';
import { educationUseCases } from './educations.usecase.ts';
import { findColleagues, findPlaces, listCurrentHospitals } from './find-people-and-places.usecase.ts';
import { positionUseCases } from './positions.usecase.ts';
import { putProfileImage, removeProfileImage } from './profile-image.usecase.ts';
import type { ProfileTools } from './profile-tools.ts';
import { readUser } from './read-user.usecase.ts';
import { reimbursementUseCases } from './reimbursement.usecase.ts';

export function profileRoutes(serve: Serve, tools: ProfileTools): void {
  serve(contract.findColleagues, findColleagues(tools));
  serve(contract.confirmEmailChange, confirmEmailChange(tools));
  serve(contract.readUser, readUser(tools));
  serve(contract.changeUser, changeUser(tools));
  serve(contract.putProfileImage, putProfileImage(tools));
  serve(contract.removeProfileImage, removeProfileImage(tools));

  const positions = positionUseCases(tools, 'CURRENT');
  serve(contract.addPosition, positions.add);
  serve(contract.changePosition, positions.change);
  serve(contract.removePosition, positions.remove);
  const experience = positionUseCases(tools, 'EXPERIENCE');
  serve(contract.addExperience, experience.add);
  serve(contract.changeExperience, experience.change);
  serve(contract.removeExperience, experience.remove);
  const education = educationUseCases(tools);
  serve(contract.addEducation, education.add);
  serve(contract.changeEducation, education.change);
  serve(contract.removeEducation, education.remove);
  const reimbursement = reimbursementUseCases(tools);
  serve(contract.readReimbursement, reimbursement.read);
  serve(contract.addReimbursement, reimbursement.add);
  serve(contract.changeReimbursement, reimbursement.change);
  serve(contract.removeReimbursement, reimbursement.remove);

  serve(contract.currentHospitals, listCurrentHospitals(tools));
  serve(contract.findPlaces, findPlaces(tools));
}
