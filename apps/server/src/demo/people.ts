/** Neurological Surgery, in the list of specialities. */
export const neurosurgery = 1;

/** The people of the demonstration. Invented, like everything in it. The first is on the plan that has everything. */
export const demoPeople = [
  {
    first_name: 'Elena',
    last_name: 'Marchetti',
    email: 'elena.marchetti@demo.casefolio.example',
    user_role_id: 1,
    speciality_id: neurosurgery,
    plan_id: 4,
    note: 'neurosurgeon',
  },
  {
    first_name: 'Tomas',
    last_name: 'Lindqvist',
    email: 'tomas.lindqvist@demo.casefolio.example',
    user_role_id: 2,
    speciality_id: neurosurgery,
    plan_id: 1,
    note: 'fellow',
  },
  {
    first_name: 'Priya',
    last_name: 'Raman',
    email: 'priya.raman@demo.casefolio.example',
    user_role_id: 3,
    speciality_id: neurosurgery,
    plan_id: 1,
    note: 'resident',
  },
] as const;

/** Good enough to pass our own rules, and easy to type in front of an audience. */
export const demoPassword = 'Theatre-4-green';

/** Invented, too. Everybody works at the first, the surgeon at both. */
export const demoInstitutions = [
  { name: 'Riverbend University Hospital', address: '400 College Avenue, Riverbend' },
  { name: 'St. Brigid Medical Center', address: '12 Harbor Street, Port Ellery' },
] as const;

/** One of them, once they have an account. */
export interface DemoPerson {
  readonly id: number;
  readonly name: string;
}
