import type { Message } from './message.ts';

/** The case log. Texts of the specification are kept to the letter. */
export const caseTexts = {
  noCasesYet: 'No cases yet, Click + to add case!',
  addCase: 'Add Case',
} as const;

export const caseMessages = {
  upgrade: { text: 'You need to upgrade your plan' },
  institutionUnknown: { text: 'Choose one of your institutions; add it to your current positions first' },
  codeUnknown: { text: 'One of these codes does not exist; search for it again' },
  modifierWithoutCode: { text: 'A modifier needs a CPT code' },
  surgeonUnknown: { text: 'One of these people is not a colleague of your institution; write the name instead' },
  changedMeanwhile: { text: 'Somebody else has changed this case since you opened it. Nothing was saved.' },
  noCaseChosen: { text: 'Choose at least one case' },
  /** 'Procedure' means the case here. */
  deleted: { text: 'Procedure deleted successfully!', forMs: 1000 },
  added: { text: 'Case addded successfully', forMs: 3000 },
  changed: { text: 'Case info is successfully updated!', forMs: 3000 },
} as const satisfies Record<string, Message>;

/** Spelled as the specification does. */
export const imageNotAdded = (fileName: string): Message => ({ text: `${fileName} image was not added.` });
