import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Schema } from 'yup';
import { useShownCompanies } from '../../components/companies/shownCompanies.ts';
import { paths } from '../../config/paths.ts';
import { listOf, text } from '../../lib/schemas.ts';
import { useAppDispatch } from '../../store/app/hooks.ts';
import { jsonIn, writeText } from '../../store/device/storageAreas.ts';
import { switchesRead } from '../../store/device/switchesSlice.ts';
import { focusNextRow } from '../../ui/focus/removal.ts';
import { useNow } from '../../ui/hooks/useWhileVisible.ts';
import { useWhenConnected } from '../../ui/hooks/useWhenConnected.ts';
import { CloseIcon } from '../../ui/icons/firstIcons.tsx';
import { DockNotice } from '../../ui/page/DockNotice.tsx';
import { fetchNotices, fetchSwitches } from './hostFiles.ts';
import { isCurrent } from './notice.ts';
import type { OperatorNotice } from './notice.ts';

/** How many notices are shown at most: more would cover the page. */
const mostShown = 3;

/** On screens that list companies, notices about any company are shown. */
const choosingPaths = new Set<string>([paths.home, paths.payServices]);

/**
 * The key of the hidden notices' texts in the session storage. React state alone would be lost,
 * because a visit to /contacto loads a new document.
 */
const hiddenKey = 'hiddenNotices';
const hiddenSchema: Schema<string[]> = listOf(text());

/** Reads `avisos.json` from the portal's host; an unreadable file changes nothing. */
function load(show: (notices: readonly OperatorNotice[]) => void): void {
  void fetchNotices().then((notices) => notices && show(notices));
}

/**
 * Reads the switches (paused companies, features that are off) on mount, and again whenever a lost
 * connection is back.
 */
function useSwitches(): void {
  const dispatch = useAppDispatch();
  const read = () =>
    void fetchSwitches().then((switches) => switches && dispatch(switchesRead(switches)));
  useEffect(read, [dispatch]);
  useWhenConnected(read);
}

/** Reads the notices on mount, and again whenever a lost connection is back. */
function useNotices(): readonly OperatorNotice[] {
  const [notices, setNotices] = useState<readonly OperatorNotice[]>([]);
  useEffect(() => load(setNotices), []);
  useWhenConnected(() => load(setNotices));
  return notices;
}

/**
 * Focuses the footer's last link, which precedes the notices in the document. Called when the last
 * notice is hidden, because its button, which has the focus, disappears.
 */
function focusFooter(): void {
  const links = document.querySelectorAll<HTMLElement>('footer a');
  [...links].at(-1)?.focus({ preventScroll: true });
}

/** Shows the notices that are in force, concern this page and are not hidden. */
function CurrentNotices({ notices }: { notices: readonly OperatorNotice[] }) {
  const now = useNow();
  const shown = useShownCompanies();
  const { pathname } = useLocation();
  // Hidden notices are remembered by their texts: notices have no ids, and each reading of the file
  // creates new objects.
  const [hidden, setHidden] = useState(() => jsonIn('session')(hiddenKey, hiddenSchema) ?? []);
  const hide = (notice: OperatorNotice) => {
    const texts = [...hidden, notice.text];
    setHidden(texts);
    writeText('session', hiddenKey, JSON.stringify(texts));
  };
  const isAbout = ({ companies }: OperatorNotice) =>
    companies.length === 0 ||
    choosingPaths.has(pathname) ||
    companies.some((company) => shown.has(company));
  const idOf = (notice: OperatorNotice) => `aviso-${notices.indexOf(notice)}`;
  const current = notices
    .filter((notice) => isCurrent(notice, now) && isAbout(notice) && !hidden.includes(notice.text))
    .slice(0, mostShown);
  if (current.length === 0) return null;
  return (
    <Box component="section" aria-label="Avisos">
      {current.map((notice) => (
        <DockNotice
          key={idOf(notice)}
          severity={notice.level}
          role="status"
          action={
            <IconButton
              aria-label="Ocultar aviso"
              aria-describedby={idOf(notice)}
              data-action="hideNotice"
              onClick={({ currentTarget }) => {
                if (current.length > 1) focusNextRow(currentTarget);
                else focusFooter();
                hide(notice);
              }}
            >
              <CloseIcon size={20} />
            </IconButton>
          }
        >
          <span id={idOf(notice)}>{notice.text}</span>
        </DockNotice>
      ))}
    </Box>
  );
}

/**
 * Shows the operator's notices (`avisos.json`) for this page and time. Also reads the switches
 * (`portal.json`).
 */
export function Notices() {
  const notices = useNotices();
  useSwitches();
  return notices.length > 0 && <CurrentNotices notices={notices} />;
}
