import { expect, test } from 'vitest';
import { privacySections } from './privacy.ts';

test('the policy speaks of every matter that the specification names', () => {
  expect(privacySections.map(({ heading }) => heading)).toEqual([
    'Information that we collect',
    'How we use it',
    'With whom it is shared',
    'Your choices',
    'Security and HIPAA',
    'Children',
    'Where the data is kept',
    'Contact',
  ]);
  const text = privacySections.flatMap(({ paragraphs }) => paragraphs).join(' ');
  for (const matter of ['under 13', 'United States', 'e-mail']) expect(text).toContain(matter);
});
