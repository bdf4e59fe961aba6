import { expect, test } from 'vitest';
import { aboutFeatures } from './about.ts';

test('the seven features of the specification are there, in its order', () => {
  expect(aboutFeatures.map(({ title }) => title)).toEqual([
    'Streamlined procedure logging',
    'Intelligent CPT suggestion',
    'Real-time analytics',
    'HIPAA data security',
    'Automatic RVU and reimbursement estimation',
    'Customized registry builder',
    'Data export',
  ]);
});
