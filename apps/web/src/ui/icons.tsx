import type { ReactNode } from 'react';

interface IconProps {
  readonly size?: number;
}

/** One pen for every icon: 1.6 px, round ends, the colour of the text around it. Icons are decoration; the label stands beside them. */
// The note lets the bundler leave out the icons that a page does not show.
/* @__NO_SIDE_EFFECTS__ */
function drawn(strokes: ReactNode) {
  return function Icon({ size = 20 }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {strokes}
      </svg>
    );
  };
}

export const MenuIcon = drawn(<path d="M4 7h16M4 12h16M4 17h16" />);
export const CloseIcon = drawn(<path d="M6 6l12 12M18 6L6 18" />);
export const MoreIcon = drawn(<path d="M12 5.5v.01M12 12v.01M12 18.5v.01" strokeWidth="2.6" />);
export const PlusIcon = drawn(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = drawn(<path d="M5 12h14" />);
export const CheckIcon = drawn(<path d="M5 12.5l4.5 4.5L19 7.5" />);
export const ArrowRightIcon = drawn(<path d="M5 12h14M13 6l6 6-6 6" />);
export const SunIcon = drawn(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M18.7 5.3L17 7M7 17l-1.7 1.7" />
  </>,
);
export const MoonIcon = drawn(<path d="M20 14.2A8 8 0 0 1 9.8 4a8 8 0 1 0 10.2 10.2z" />);
export const DashboardIcon = drawn(
  <>
    <rect x="3.5" y="4" width="17" height="16" rx="2" />
    <path d="M3.5 9.5h17M8 13.5h8M8 16.5h5" />
  </>,
);
export const RegistryIcon = drawn(
  <>
    <path d="M4 8.5h16v10a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5z" />
    <path d="M6 5.5h12M8 3h8M9.5 13h5" />
  </>,
);
export const CalculatorIcon = drawn(
  <>
    <rect x="5" y="3" width="14" height="18" rx="2" />
    <path d="M8.5 7.5h7M8.5 12h.01M12 12h.01M15.5 12h.01M8.5 16.5h.01M12 16.5h3.5" />
  </>,
);
export const UsersIcon = drawn(
  <>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.5 19.5c.6-3.3 3.2-5 6.5-5s5.9 1.7 6.5 5M16 5.3a3.5 3.5 0 0 1 0 6.4M18.5 15c1.6.7 2.7 2.2 3 4.5" />
  </>,
);
export const ProfileIcon = drawn(
  <>
    <circle cx="12" cy="8.5" r="4" />
    <path d="M4.5 20c.8-3.7 3.8-5.5 7.5-5.5s6.7 1.8 7.5 5.5" />
  </>,
);
export const PlanIcon = drawn(
  <>
    <rect x="3" y="5.5" width="18" height="13" rx="2" />
    <path d="M3 10h18M7 14.5h4" />
  </>,
);
export const LogOutIcon = drawn(
  <path d="M14 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H14M10 12h10.5M17 8l4 4-4 4" />,
);
export const MailIcon = drawn(
  <>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="M3.5 7l8.5 6 8.5-6" />
  </>,
);
export const EyeIcon = drawn(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="2.8" />
  </>,
);
export const EyeOffIcon = drawn(
  <path d="M4 4l16 16M9.9 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.9 3.6M6.3 7.3A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M10 10a2.8 2.8 0 0 0 4 4" />,
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
export const ArrowLeftIcon = drawn(<path d="M19 12H5M11 6l-6 6 6 6" />);
export const PlayIcon = drawn(<path d="M8 5.5v13l10.5-6.5z" />);
export const PauseIcon = drawn(<path d="M9 6v12M15 6v12" />);
export const CalendarIcon = drawn(
  <>
    <rect x="4" y="5.5" width="16" height="15" rx="2" />
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
  </>,
);
export const PdfIcon = drawn(
  <>
    <path d="M6 3h8l5 5v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM14 3v5h5" />
    <path d="M7.5 17v-5h1.3a1.4 1.4 0 0 1 0 2.8H7.5M12 17v-5c3.4 0 3.4 5 0 5z" />
  </>,
);
export const SheetIcon = drawn(
  <>
    <path d="M6 3h8l5 5v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM14 3v5h5" />
    <path d="M7.5 12h8v5.5h-8zM11.5 12v5.5M7.5 14.8h8" />
  </>,
);
export const FreePlanIcon = drawn(
  <path d="M12 20v-8M12 13c0-4 2.5-6.5 7-7 0 4.5-2.5 7-7 7zM12 16c0-3-2-5-6.5-5.5 0 3.5 2.5 5.5 6.5 5.5z" />,
);
export const ModeratePlanIcon = drawn(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5v4.5l3 2" />
  </>,
);
export const BusyPlanIcon = drawn(<path d="M3 12.5h4l2.5-7 4 13 2.5-6h5" />);
export const UnlimitedPlanIcon = drawn(
  <path d="M12 12c-1.8-2.6-3.3-4-5.2-4a4 4 0 0 0 0 8c1.9 0 3.4-1.4 5.2-4zm0 0c1.8-2.6 3.3-4 5.2-4a4 4 0 0 1 0 8c-1.9 0-3.4-1.4-5.2-4z" />,
);
