import { expect, test } from 'vitest';
import { checkContact, contactFields, emptyContact } from './contact-form.ts';
import { checkDemo, demoFields, emptyDemo } from './demo-form.ts';

const goodContact = {
  firstName: 'Vera',
  lastName: 'Lindqvist',
  email: ' vera@clinic.health ',
  subject: 'Import',
  message: 'Can I import my log?',
  agreed: true,
};
const goodDemo = { ...goodContact, businessName: "St. Anne's" };

const said = (faults: Record<string, { text: string } | undefined>) =>
  Object.values(faults).flatMap((fault) => (fault ? [fault.text] : []));

test('an empty contact form names every field, in order', () => {
  expect(said(checkContact(emptyContact, true))).toEqual([
    'First Name is required',
    'Last Name is required',
    'Email is required',
    'Subject is required',
    'Message is required',
    'Terms and Conditions must be accepted',
  ]);
});

test('an empty demo form names every field, in order', () => {
  expect(said(checkDemo(emptyDemo, true))).toEqual([
    'First Name is required',
    'Last Name is required',
    'Email is required',
    'Business/Institution name is required',
    'Message is required',
    'Terms and Conditions must be accepted',
  ]);
});

test('filled forms have no fault', () => {
  expect(said(checkContact(goodContact, true))).toEqual([]);
  expect(said(checkDemo(goodDemo, true))).toEqual([]);
});

test('a wrong address is told gently when the field is left, and shortly when the form is sent', () => {
  const wrong = { ...goodContact, email: 'vera@' };
  expect(said(checkContact(wrong, false))).toEqual(['Must use valid email address']);
  expect(said(checkContact(wrong, true))).toEqual(['Invalid email address']);
});

test('the agreement matters when the form is sent, not before', () => {
  expect(said(checkDemo({ ...goodDemo, agreed: false }, false))).toEqual([]);
});

test('what the server would find too long is told while it can be mended', () => {
  expect(said(checkContact({ ...goodContact, message: 'x'.repeat(5001), subject: 'x'.repeat(201) }, true))).toEqual([
    'Please use at most 200 characters',
    'Please use at most 5,000 characters',
  ]);
});

test('every value has one field', () => {
  expect(contactFields.map(({ name }) => name)).toEqual(Object.keys(emptyContact));
  expect(demoFields.map(({ name }) => name)).toEqual(Object.keys(emptyDemo));
});
