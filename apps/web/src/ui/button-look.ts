/** The measures of every button, whether MUI draws it (an act) or we do (a link that looks like one). */
export const buttonMeasures = {
  usual: { minHeight: 40, paddingInline: 16 },
  large: { minHeight: 48, paddingInline: 22, fontSize: '1rem' },
  small: { minHeight: 32, paddingInline: 10 },
} as const;

export const buttonTransition = 'background-color 120ms, border-color 120ms, color 120ms';
