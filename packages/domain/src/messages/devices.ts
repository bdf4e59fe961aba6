import type { Message } from './message.ts';

/** The list of the devices on which somebody is signed in. */
export const deviceMessages = {
  heading: { text: 'Signed in on' },
  thisDevice: { text: 'This device' },
  remembered: { text: 'Remembered' },
  signOut: { text: 'Sign out' },
  signedOut: { text: 'The device has been signed out.' },
  signOutEverywhere: { text: 'Sign out everywhere' },
  everywhereQuestion: { text: 'Sign out everywhere?' },
  everywhereBody: { text: 'Every device is signed out, this one too. What is not saved is lost.' },
  signedOutEverywhere: { text: 'You are signed out everywhere.' },
  notLoaded: { text: 'The list of your devices could not be loaded.' },
} as const satisfies Record<string, Message>;

/** Names the device in the label of its button, for those who hear one button after the other. */
export const signOutOf = (device: string, address: string): string =>
  `${deviceMessages.signOut.text}: ${device}, ${address}`;

export const lastUsed = (moment: string): string => `Last used ${moment}`;

export const signedInSince = (day: string): string => `Signed in since ${day}`;
