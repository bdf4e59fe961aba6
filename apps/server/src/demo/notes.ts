/** What stands in the notes of a case. The last is long, so that a page shows only its beginning. */
export const demoNotes = [
  'Seen on the ward, wound dry, no new deficit.',
  'Discussed at the conference on Tuesday; follow-up imaging in three months.',
  'Called by the family practitioner: pain is gone, back at work.',
  'Consent by the daughter; interpreter present.',
  [
    'Teaching case. The resident did the opening and the closure, the fellow the dissection under supervision.',
    'Points to remember: positioning took longer than planned because of the shoulder; the navigation was registered twice after the pins',
    'had slipped; brain relaxation was good after mannitol and drainage. Evoked potentials stayed within ten percent of their baseline.',
    'At the three-month visit the patient walked without help and asked to drive again. Imaging showed the expected changes and nothing else.',
  ].join(' '),
] as const;
