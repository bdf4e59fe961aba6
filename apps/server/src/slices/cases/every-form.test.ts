import type { CaseField } from '@casefolio/domain/case-fields/case-field';
import { type CaseValue, type CaseValues, situationOf } from '@casefolio/domain/case-fields/case-values';
import { joined } from '@casefolio/domain/case-fields/joined';
import { isShown, kindIn, shownFields } from '@casefolio/domain/case-fields/shown';
import { families, type Family } from '@casefolio/domain/case-fields/speciality';
import { caseFields } from '@casefolio/domain/case-fields/table';
import { type Combination, combinationsOf } from '@casefolio/domain/case-fields/testing/combinations';
import { filledCase } from '@casefolio/domain/case-fields/testing/filled-case';
import { wireValue } from '@casefolio/contract/case-values';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { surgeonOf, type TestSurgeon } from './testing/surgeons.ts';

const casefolio = testCasefolio();
const anyCase = z.looseObject({ id: z.number() });

/** Of each type no indication, the first and the last of its list, and each indication that has locations of its own. */
function sampleOf(family: Family): Combination[] {
  const ofTypes = Map.groupBy(combinationsOf(family), ({ type }) => type);
  return [...ofTypes.values()].flatMap((all) => {
    const ends = new Set([all[0], all[1], all.at(-1)]);
    const located = (one: Combination) => all[0] && one.type !== 'Spine' && hasLocation(one) && !hasLocation(all[0]);
    return all.filter((one) => ends.has(one) || located(one));
  });
}

const locationField = caseFields.find(({ name }) => name === 'location');
const hasLocation = ({ family, type, indication }: Combination): boolean =>
  locationField !== undefined && isShown(locationField, situationOf(family, { type, indication: [indication] }));

/** As a form sends it. */
const sent = (value: CaseValue | undefined): unknown =>
  typeof value === 'boolean' ? (value ? '1' : '0') : Array.isArray(value) ? joined(value) : value;

const isValue = ({ kind }: CaseField): boolean => kind !== 'people';

function bodyOf(values: CaseValues, { hospitalId }: TestSurgeon): Record<string, unknown> {
  const fields = Object.entries(values).filter(([name]) => caseFields.some((one) => one.name === name && isValue(one)));
  return { ...Object.fromEntries(fields.map(([name, value]) => [name, sent(value)])), hospital_id: hospitalId };
}

/** As it is read back: what was asked, and nothing that was not. */
function expectedOf(family: Family, values: CaseValues, { hospitalId }: TestSurgeon): Record<string, unknown> {
  const shown = shownFields(situationOf(family, values)).filter(isValue);
  const fields = shown.map(({ name, kind }) => [name, wireValue(kind, values[name] ?? '')]);
  return { ...Object.fromEntries(fields), hospital_id: hospitalId };
}

const fieldsOf = (read: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(caseFields.filter(isValue).flatMap(({ name }) => (name in read ? [[name, read[name]]] : [])));

test.each(families)(
  '%s: a case of each type with every field answered is taken and read back equal',
  async (family) => {
    const surgeon = await surgeonOf(casefolio, { speciality: family });
    const log = `/users/${surgeon.id}/procedures`;
    for (const [turn, combination] of sampleOf(family).entries()) {
      const title = `${combination.type}, ${combination.indication}`;
      const values = filledCase(combination, turn);
      const logged = await surgeon.browser.post(log, bodyOf(values, surgeon));
      expect(logged.status_code, `${title}: ${logged.text}`).toBe(200);
      const read = await surgeon.browser.get(`${log}/${anyCase.parse(logged.data).id}`);
      const [found, wanted] = [anyCase.parse(read.data), expectedOf(family, values, surgeon)];
      expect(fieldsOf(found), title).toEqual(wanted);
      expect([found['family'], found['permission']]).toEqual([family, 'OWNER']);
    }
  },
);

const oneOfEachType = (family: Family) =>
  Map.groupBy(combinationsOf(family), ({ type }) => type)
    .values()
    .flatMap((ofType) => ofType.slice(0, 1));

const isOfList = (field: CaseField, values: CaseValues, family: Family): boolean =>
  kindIn(field, situationOf(family, values)).endsWith('choice');

test.each(families)('%s: values that are not offered are refused together, each with its field', async (family) => {
  const surgeon = await surgeonOf(casefolio, { speciality: family });
  const log = `/users/${surgeon.id}/procedures`;
  for (const combination of oneOfEachType(family)) {
    const values = filledCase(combination, 0);
    const choosing = shownFields(situationOf(family, values)).filter((field) => isOfList(field, values, family));
    // Another type would be another form, another procedure or vendor another question.
    const names = choosing.map(({ name }) => name).filter((name) => !['type', '_procedure', '_vendors'].includes(name));
    const wrong = Object.fromEntries(names.map((name) => [name, 'Hiccups']));
    const reply = await surgeon.browser.post(log, { ...bodyOf(values, surgeon), ...wrong });
    expect(reply.status_code, combination.type).toBe(600);
    const located = names.filter((name) => name !== 'location' || reply.text.includes('"location"'));
    expect(reply.validation_errors?.map(({ field }) => field)).toEqual(located);
  }
  expect((await surgeon.browser.get(log)).data).toMatchObject({ procedures_count: 0 });
});

test.each(families)('%s: what is not asked is not kept, however it was sent', async (family) => {
  const surgeon = await surgeonOf(casefolio, { speciality: family });
  const log = `/users/${surgeon.id}/procedures`;
  for (const combination of oneOfEachType(family)) {
    const values = filledCase(combination, 0);
    const situation = situationOf(family, values);
    const hidden = caseFields.filter((field) => isValue(field) && !isShown(field, situation));
    const unasked = Object.fromEntries(hidden.map(({ name, kind }) => [name, kind === 'yes-no' ? '1' : '7']));
    expect(hidden.length).toBeGreaterThan(0);
    const logged = await surgeon.browser.post(log, { ...bodyOf(values, surgeon), ...unasked });
    expect(logged.status_code, `${combination.type}: ${logged.text}`).toBe(200);
    expect(fieldsOf(anyCase.parse(logged.data))).toEqual(expectedOf(family, values, surgeon));
  }
});
