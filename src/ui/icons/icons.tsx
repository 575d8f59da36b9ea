import { icon } from './firstIcons.tsx';

// The icons that the first screen does not need; the others are in firstIcons.tsx.
export const ChevronLeftIcon = icon('m15 5-7 7 7 7');
export const ChevronRightIcon = icon('m9 5 7 7-7 7');
export const ChevronDownIcon = icon('m5 9 7 7 7-7');
export const SearchIcon = icon('M15.6 15.6 20 20M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z');
export const PlusIcon = icon('M12 5v14M5 12h14');
export const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5');
export const CheckCircleIcon = icon('m8 12.3 2.8 2.8L16 9.6M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z');
export const AlertIcon = icon(
  'M12 9v4.5m0 3h.01M10.3 4.2 2.9 17a2 2 0 0 0 1.7 3h14.8a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0Z',
);
export const ErrorCircleIcon = icon('M12 7.5v5.5m0 3h.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z');
export const InfoIcon = icon('M12 11v5.5M12 8h.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z');
export const HelpIcon = icon(
  'M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8m0 3h.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
);
export const EyeIcon = icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm12.5 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
);
export const EyeOffIcon = icon(
  'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4m-2.6 2a8.6 8.6 0 0 1-4.2 1.1C6 18.5 2.5 12 2.5 12a16.6 16.6 0 0 1 4.1-4.7m3.3 2.6a3 3 0 0 0 4.2 4.2',
);
export const TrashIcon = icon(
  'M4.5 7h15M9.5 7V4.5h5V7m-8.5 0 .9 12a1.5 1.5 0 0 0 1.5 1.4h7.2a1.5 1.5 0 0 0 1.5-1.4L18 7m-8 4v5.5m4-5.5v5.5',
);
export const PrinterIcon = icon(
  'M7 8V3.5h10V8M7 17H5a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 5 8h14a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 19 17h-2M7 14h10v6.5H7V14Z',
);
export const MailIcon = icon(
  'm3.5 7 8.5 6 8.5-6M5 5h14a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 5 5Z',
);
export const LockIcon = icon(
  'M8 10.5V7.5a4 4 0 0 1 8 0v3m-9.5 0h11a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5ZM12 14.5v2',
);
export const ReceiptIcon = icon(
  'M6 3.5h12v17l-2.4-1.6-2.4 1.6L12 19.7l-1.2.8-2.4-1.6L6 20.5v-17ZM9.5 8h5m-5 4h5',
);
export const ClockIcon = icon('M12 7v5.2l3.3 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z');
export const DownloadIcon = icon('M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14');
export const ShareIcon = icon('M12 15V4m-4 3.5L12 3.5l4 4M8 11H5.5v9h13v-9H16');
export const EditIcon = icon('M4.5 19.5h4L19 9a2.8 2.8 0 0 0-4-4L4.5 15.5v4ZM13 7l4 4');
export const UserIcon = icon(
  'M15.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM5 20c.6-3.6 3.4-5.5 7-5.5s6.4 1.9 7 5.5',
);
export const MoreIcon = icon('M11.5 5h1v1h-1zm0 6.5h1v1h-1zm0 6.5h1v1h-1z');
export const FilterIcon = icon('M4 6.5h16M7 12h10m-7 5.5h4');
export const CalendarIcon = icon(
  'M4 10h16M8 3.5v3m8-3v3M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5Z',
);
export const RefreshIcon = icon(
  'M19.5 5v4.5H15M4.5 19v-4.5H9M18.9 9.5A7.5 7.5 0 0 0 5.7 8M5.1 14.5A7.5 7.5 0 0 0 18.3 16',
);
