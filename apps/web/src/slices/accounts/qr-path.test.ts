import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

test('each run of dark squares is one stroke', () => {
  expect(
    qrPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});

test('a whole code is drawn without a gap or an overlap', () => {
  const { data } = encode('otpauth://totp/Casefolio:ada%40example.org?secret=ABCDEFGHIJKLMNOP&issuer=Casefolio');
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x, y, length] of qrPath(data).matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let step = 0; step < Number(length); step += 1) {
      const row = drawn[Number(y)] ?? [];
      expect(row[Number(x) + step]).toBe(false);
      row[Number(x) + step] = true;
    }
  }
  expect(drawn).toEqual(data);
});
