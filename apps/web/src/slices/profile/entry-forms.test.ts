import { expect, test } from 'vitest';
import { checkEducation, educationBody, educationValues, newEducation } from './education-form.ts';
import { checkPosition, newPosition, positionBody, positionValues } from './position-form.ts';
import { checkReimbursement, newReimbursement, reimbursementBody, reimbursementValues } from './reimbursement-form.ts';

const today = '2026-03-14';
const faults = (checked: Readonly<Record<string, { readonly text: string } | undefined>>) =>
  Object.entries(checked).flatMap(([name, fault]) => (fault ? [`${name}: ${fault.text}`] : []));

test('a new position asks for hospital and speciality, and begins today', () => {
  const values = newPosition(today, true);
  expect(values).toMatchObject({ isCurrent: true, startDate: today, endDate: today });
  expect(faults(checkPosition(today)(values))).toEqual([
    'hospital: This field is required',
    'specialityId: This field is required',
  ]);
});

test('a position goes out as it came in, and one that lasts without an end', () => {
  const hospital = { id: 9, name: 'Mercy', address: '1 Main St', googlePlaceId: 'g1' };
  const position = { id: 3, hospital, speciality: { id: 2, name: 'x' }, startDate: '2020-01-05', endDate: null };
  expect(positionBody(positionValues(position, today))).toEqual({
    hospital: { name: 'Mercy', address: '1 Main St', googlePlaceId: 'g1' },
    specialityId: '2',
    startDate: '2020-01-05',
    endDate: null,
  });
});

test('education asks for institution, degree and speciality', () => {
  expect(faults(checkEducation(today)({ ...newEducation(today), isCurrent: true }))).toEqual([
    'institutionName: This field is required',
    'degreeId: This field is required',
    'specialityId: This field is required',
  ]);
  const named = { id: 1, name: 'x' };
  const education = { id: 3, institutionName: 'Charité', degree: named, speciality: named, startDate: today };
  expect(educationBody(educationValues({ ...education, endDate: null }, today))).toEqual({
    institutionName: 'Charité',
    degreeId: '1',
    specialityId: '1',
    startDate: today,
    endDate: null,
  });
});

test('each model is asked for what it needs', () => {
  const values = { ...newReimbursement, practiceState: 'TX', amount: '', rvusMultiplier: '' };
  expect(faults(checkReimbursement(newReimbursement))).toEqual([
    'practiceState: This field is required',
    'reimbursementModel: This field is required',
  ]);
  expect(faults(checkReimbursement({ ...values, reimbursementModel: 'SALARY_BASED' }))).toEqual([]);
  expect(faults(checkReimbursement({ ...values, reimbursementModel: 'RVUS_BASED' }))).toEqual([
    'rvusMultiplier: This field is required',
  ]);
  expect(faults(checkReimbursement({ ...values, reimbursementModel: 'MIXED' }))).toEqual([
    'threshold: This field is required',
    'amount: This field is required',
    'rvusMultiplier: This field is required',
  ]);
});

test.each(['-1', '1.234', '1e3', 'ten'])('%s is no amount', (rvusMultiplier) => {
  const values = {
    ...newReimbursement,
    practiceState: 'TX',
    reimbursementModel: 'RVUS_BASED',
    rvusMultiplier,
  } as const;
  expect(faults(checkReimbursement(values))).toHaveLength(1);
});

test('what a model does not ask for goes out as nothing', () => {
  const mixed = {
    practiceState: 'TX',
    reimbursementModel: 'MIXED',
    threshold: 'RVUS',
    amount: '4000',
    rvusMultiplier: '52.5',
  } as const;
  expect(reimbursementBody(reimbursementValues(mixed))).toEqual(mixed);
  const values = { ...reimbursementValues(mixed), reimbursementModel: 'SALARY_BASED' } as const;
  expect(reimbursementBody(values)).toMatchObject({ threshold: null, amount: '0', rvusMultiplier: '0' });
});
