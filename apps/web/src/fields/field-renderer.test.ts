import type { Field, FieldKind } from '@casefolio/domain/fields/field';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { useForm } from 'react-hook-form';
import { beforeAll, expect, test } from 'vitest';
import { FieldRenderer, prepareInputs } from './field-renderer.tsx';

type Values = { asked: unknown };

beforeAll(prepareInputs);

const options = [
  { value: 'l', label: 'Left' },
  { value: 'r', label: 'Right' },
];

function Form({ field, value }: { readonly field: Field<'asked'>; readonly value: unknown }) {
  const { control } = useForm<Values>({ defaultValues: { asked: value } });
  return createElement(FieldRenderer<Values>, { field, control, options });
}

async function drawn(kind: FieldKind, value: unknown, more: Partial<Field<'asked'>> = {}): Promise<string> {
  const field: Field<'asked'> = { name: 'asked', label: 'Side', kind, ...more };
  const { prelude } = await prerender(createElement(Form, { field, value }));
  return new Response(prelude).text();
}

test.each<[FieldKind, unknown, RegExp]>([
  ['text', 'Ada', /<input[^>]*type="text"[^>]*value="Ada"/],
  ['email', 'a@b.co', /<input[^>]*autoComplete="email"[^>]*type="email"/i],
  ['password', 'x', /<input[^>]*autoComplete="current-password"[^>]*type="password"/i],
  ['new-password', 'x', /<input[^>]*autoComplete="new-password"/i],
  ['number', 7, /<input[^>]*type="number"[^>]*value="7"/],
  ['date', '2026-02-03', /<input[^>]*value="Feb 3, 2026".*aria-label="Choose the day: Side"/],
  ['long-text', 'notes', /<textarea[^>]*>notes<\/textarea>/],
  ['choice', 'r', /<option value="">-- Select Option --<\/option>.*<option value="r" selected="">Right/],
  ['yes-no', false, /aria-pressed="false"[^>]*>Yes.*aria-pressed="true"[^>]*>No/],
  ['multi-choice', ['l'], /Left.*role="combobox"/],
  ['checkbox', true, /<input[^>]*type="checkbox"[^>]*checked=""/],
  ['switch', false, /<input[^>]*type="checkbox"[^>]*role="switch"/],
])('a field of kind %s shows its value', async (kind, value, expected) => {
  expect(await drawn(kind, value)).toMatch(expected);
});

test('the label points at the input, and a hint describes it', async () => {
  const html = await drawn('text', '', { hint: 'As on the badge', required: true });
  const id = /<label[^>]*for="([^"]+)"/.exec(html)?.[1] ?? 'no label';
  expect(html).toContain(`id="${id}"`);
  expect(html).toContain(`aria-describedby="${id}-hint"`);
  expect(html).toContain('aria-required="true"');
});
