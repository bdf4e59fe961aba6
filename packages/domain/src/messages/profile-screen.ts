import type { Message } from './message.ts';

/** What stands on the profile and in its dialogs. Texts of the specification are kept to the letter. */
export const profileLabels = {
  menu: 'What you can do here',
  editPersonalInfo: 'Edit personal info',
  tabs: 'Parts of the profile',
  notLoaded: 'Your profile could not be loaded.',
  plan: 'Plan',
  edit: 'Edit',
  add: 'Add',
  save: 'Save',
  delete: 'Delete',
  currently: 'Currently',
} as const;

/** The six tabs, in the specification's order: a panel's index is its place in it. */
export const profileTabLabels = [
  'Current Position',
  'Experience',
  'Education',
  'Reimbursement',
  'Exported Procedures',
  'Dashboards',
] as const;

/** What each of the four lists calls its one entry: to add it, to change it, and while there is none. */
export const entryTexts = {
  position: {
    add: 'Add Current Position',
    edit: 'Edit Current Position',
    delete: 'Delete Current Position',
    deleteNote: 'Note: Deleting a current position is permanent and cannot be undone.',
    empty: 'Say where you work now, and your cases can name that hospital.',
  },
  experience: {
    add: 'Add Experience',
    edit: 'Edit Experience',
    delete: 'Delete Experience',
    deleteNote: 'Note: Deleting experience is permanent and cannot be undone.',
    empty: 'The places you have worked at before appear here.',
  },
  education: {
    add: 'Add Education',
    edit: 'Edit Education',
    delete: 'Delete Education',
    deleteNote: 'Note: Deleting education is permanent and cannot be undone.',
    empty: 'Your schools and training programmes appear here.',
  },
  reimbursement: {
    add: 'Add Reimbursement',
    edit: 'Edit Reimbursement',
    delete: 'Delete reimbursement',
    deleteNote: 'Note: Deleting reimbursement is permanent and cannot be undone.',
    empty: 'Say how you are paid, and your dashboard estimates your reimbursement.',
  },
} as const;

export const closingTexts = {
  deleteAnyway: 'Delete anyway',
  closeWindow: 'Are you sure you want to close this window?',
  exitScreen: 'Are you sure you want to exit this screen?',
  lost: 'Unsaved information will be lost.',
  stay: 'Stay on window',
} as const;

export const entryFieldLabels = {
  hospital: 'Hospital',
  institution: 'Institution',
  speciality: 'Speciality',
  degree: 'Degree',
  startDate: 'Start date',
  endDate: 'End date',
  currentWork: 'I currently work in this role',
  currentStudy: 'I currently study',
  practiceState: 'Practice state',
  model: 'Reimbursement model',
  threshold: 'Threshold',
  amount: 'Amount',
  multiplier: 'RVUs multiplier ($)',
  multiplierOnCard: 'RVUs multiplier',
} as const;

export const placeTexts = {
  hint: 'Pick it from the list, or write a name that is not in it.',
  searching: 'Searching…',
} as const;

export const personalTexts = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  role: 'Role',
  country: 'Country code',
  phone: 'Phone',
  password: 'Password',
  image: 'Profile image',
  imageHint: 'JPEG, PNG, WebP, HEIC or TIFF, up to 20 MB. It is cut square.',
  choosePicture: 'Choose a picture',
  replacePicture: 'Replace picture',
  removePicture: 'Remove picture',
  uploading: 'The picture is being sent',
  preparing: 'The picture is being cut and made small…',
  listNotLoaded: 'This list could not be loaded.',
} as const;

/** What is seen and heard of a picture on its way. */
export const uploadedPercent = (percent: number): string => `${personalTexts.uploading}: ${percent} %`;

export const pictureMessages = {
  saved: { text: 'Your profile image is updated.', forMs: 3000 },
  removed: { text: 'Your profile image is removed.', forMs: 3000 },
  notAnImage: { text: 'This file is not a picture. Use JPEG, PNG, WebP, HEIC or TIFF.' },
  tooLarge: { text: 'This picture is larger than 20 MB. Please use a smaller one.' },
  notSent: { text: 'The picture was not sent. Check your connection and choose it again.' },
  cancelled: { text: 'The picture was not sent; nothing has changed.', forMs: 3000 },
} as const satisfies Record<string, Message>;

export const emailChangeTexts = {
  checking: 'We are checking your link…',
  confirmed: 'Your new e-mail address counts from now on',
  toProfile: 'Go to your profile',
  toSignIn: 'Go to the sign-in',
} as const;

export const newAddress = (email: string): string => `You sign in with ${email} from now on.`;

export const reportTexts = {
  list: 'Exported files',
  selectAll: 'Select all',
  download: 'Download',
  clear: 'Clear selection',
  empty: 'Files that you export from your cases appear here.',
  toDashboard: 'Go to the dashboard',
  notLoaded: 'Your exported files could not be loaded.',
  running: 'Being made',
  failed: 'Could not be made.',
  expired: 'Expired.',
  makeAgain: 'Make again',
  more: 'More files are on their way…',
} as const;

/** What a file's progress bar is called to whoever hears it. */
export const beingMade = (name: string): string => `${reportTexts.running}: ${name}`;

/** '8 cases, kept until Nov 22, 2026', under a file that can be fetched. */
export const casesUntil = (cases: number, day: string): string =>
  `${cases} case${cases === 1 ? '' : 's'}, kept until ${day}`;

export const selectFile = (name: string): string => `Select ${name}`;
export const selectedFiles = (count: number): string => `${count} selected`;

/** The role stands in brackets, as the specification has it. */
export const roleInBrackets = (niceName: string): string => `(${niceName})`;

export const emailWaits = (email: string): string =>
  `${email} counts once you have opened the link that we sent to it.`;
