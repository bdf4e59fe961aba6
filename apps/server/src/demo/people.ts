/** The people of the demonstration. Invented, like everything in it. */
export const demoPeople = [
  {
    first_name: 'Elena',
    last_name: 'Marchetti',
    email: 'elena.marchetti@demo.casefolio.example',
    user_role_id: 1,
    note: 'neurosurgeon',
  },
  {
    first_name: 'Tomas',
    last_name: 'Lindqvist',
    email: 'tomas.lindqvist@demo.casefolio.example',
    user_role_id: 2,
    note: 'fellow',
  },
  {
    first_name: 'Priya',
    last_name: 'Raman',
    email: 'priya.raman@demo.casefolio.example',
    user_role_id: 3,
    note: 'resident',
  },
] as const;

/** Good enough to pass our own rules, and easy to type in front of an audience. */
export const demoPassword = 'Theatre-4-green';
