import { drawn } from './drawn-icon.tsx';

export const CloseIcon = drawn(<path d="M6 6l12 12M18 6L6 18" />);
export const MoreIcon = drawn(<path d="M12 5.5v.01M12 12v.01M12 18.5v.01" strokeWidth="2.6" />);
export const PlusIcon = drawn(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = drawn(<path d="M5 12h14" />);
export const CheckIcon = drawn(<path d="M5 12.5l4.5 4.5L19 7.5" />);
export const DashboardIcon = drawn(
  <>
    <rect x="3.5" y="4" width="17" height="16" rx="2" />
    <path d="M3.5 9.5h17M8 13.5h8M8 16.5h5" />
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
export const ChevronDownIcon = drawn(<path d="M6.5 9.5l5.5 5.5 5.5-5.5" />);
export const ArrowLeftIcon = drawn(<path d="M19 12H5M11 6l-6 6 6 6" />);
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
    <path
      d="M6.3 17.5v-5h1.1a1.3 1.3 0 0 1 0 2.6H6.3M10.3 17.5v-5h.6a2.5 2.5 0 0 1 0 5zM15 17.5v-5h2.2M15 15h1.8"
      strokeWidth="1.1"
    />
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
