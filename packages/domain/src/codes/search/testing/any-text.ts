import * as fc from 'fast-check';

/** Any text, also with halves of characters; with signs that mean something elsewhere more often than chance would have it. */
export const anyText = (maxLength = 40): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        fc.nat(0xff_ff).map((code) => String.fromCharCode(code)),
        fc.constantFrom(...'aeio0159 -./\'"%*_\\(['.split('')),
      ),
      {
        maxLength,
        size: 'max',
      },
    )
    .map((signs) => signs.join(''));
