import { drawn } from './drawn-icon.tsx';

/** The icons of the first page, apart from the others: each visitor of it loads these. */
export const MenuIcon = drawn(<path d="M4 7h16M4 12h16M4 17h16" />);
export const ArrowRightIcon = drawn(<path d="M5 12h14M13 6l6 6-6 6" />);
export const SunIcon = drawn(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M18.7 5.3L17 7M7 17l-1.7 1.7" />
  </>,
);
export const MoonIcon = drawn(<path d="M20 14.2A8 8 0 0 1 9.8 4a8 8 0 1 0 10.2 10.2z" />);
export const RegistryIcon = drawn(
  <>
    <path d="M4 8.5h16v10a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5z" />
    <path d="M6 5.5h12M8 3h8M9.5 13h5" />
  </>,
);
export const FormIcon = drawn(
  <>
    <path d="M6 3.5h8l4.5 4.5v11A1.5 1.5 0 0 1 17 20.5H6A1.5 1.5 0 0 1 4.5 19V5A1.5 1.5 0 0 1 6 3.5z" />
    <path d="M14 3.5V8h4.5M8 12.5h7M8 16h4.5" />
  </>,
);
export const CodesIcon = drawn(<path d="M9.5 4L7.5 20M16.5 4l-2 16M4 9h16.5M3.5 15H20" />);
export const ShareIcon = drawn(
  <>
    <circle cx="6" cy="12" r="2.5" />
    <circle cx="17.5" cy="6" r="2.5" />
    <circle cx="17.5" cy="18" r="2.5" />
    <path d="M8.3 10.9l7-3.7M8.3 13.1l7 3.7" />
  </>,
);
export const LockIcon = drawn(
  <>
    <rect x="5" y="10.5" width="14" height="10" rx="2" />
    <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2" />
  </>,
);
export const PlayIcon = drawn(<path d="M8 5.5v13l10.5-6.5z" />);
