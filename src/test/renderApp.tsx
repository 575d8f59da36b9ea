import { QueryStatus } from '@reduxjs/toolkit/query';
import { act, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Fragment, StrictMode } from 'react';
import { BrowserRouter } from 'react-router';
import { createTestBank } from '../../mocks/testing/testBank.ts';
import { createSandbox } from '../../mocks/sandbox.ts';
import type { Sandbox } from '../../mocks/sandbox.ts';
import { App } from '../app/App.tsx';
import { startPortal } from '../app/startPortal.ts';
import type { Portal } from '../app/startPortal.ts';
import { isScreenPath, screens } from '../app/lazyScreens.tsx';
import { SandboxContext } from '../features/sandbox/sandboxContext.ts';
import { paths } from '../config/paths.ts';
import { theme } from '../theme/theme.ts';
import { isThorough } from './runs.ts';
import { WithoutStyles } from './WithoutStyles.tsx';

// The portal has no transitions in tests, as with reduced motion.
theme.motion.reducedMotion = 'always';

/**
 * Strict mode renders everything twice, unlike a built portal. To save time, only thorough
 * runs (`isThorough`) and jest's project `styled` use it.
 */
const Mode = isThorough || globalThis.hasStyles ? StrictMode : Fragment;

/** The simulated bank behind every portal of a test file; reset after each test. */
export const bank = createTestBank();

/**
 * The sample accounts, the demo payers and the console of `bank`, which a build with
 * `PORTAL_BANK=sandbox` shows in the portal.
 */
const sandbox: Promise<Sandbox> = Promise.resolve(createSandbox(async (work) => work(bank.bank)));

/** `isReached` says whether the portal's own host answers; after each test it is true again. */
export const host = { isReached: true };

const running: Portal[] = [];

/** Whether a portal of this test has a pending call to the bank. */
export function isAsking(): boolean {
  return running.some(({ store }) => {
    const calls = store.getState().bank;
    return [...Object.values(calls?.queries ?? {}), ...Object.values(calls?.mutations ?? {})].some(
      (call) => call?.status === QueryStatus.pending,
    );
  });
}

beforeAll(() => bank.listen());
afterEach(async () => {
  await act(async () => {
    for (const portal of running.splice(0)) await portal.close();
  });
  bank.reset();
  host.isReached = true;
});
afterAll(() => bank.close());

/** Items of a storage, keyed by name; values other than strings are stored as JSON. */
type Stored = Record<string, unknown>;

function fill(storage: Storage, stored: Stored = {}): void {
  for (const [key, value] of Object.entries(stored)) {
    storage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
}

/** Fetches the code of the screen at a path and, for a payer's own screen, of its layout. */
async function fetchScreens(path: string): Promise<void> {
  const fetched = [path, ...(path.startsWith(paths.own) ? [paths.own] : [])].filter(isScreenPath);
  await Promise.all(fetched.map((screen) => screens[screen].Screen.preload()));
}

/** The state of the browser before the portal opens. */
export interface RenderOptions {
  url?: string;
  local?: Stored;
  session?: Stored;
  /** The state in the history entry of a reloaded page. */
  state?: unknown;
}

/**
 * Opens the whole portal at a URL with the simulated bank, like `index.tsx`. `left` collects the
 * URLs that the portal leaves for; `close` ends the portal, like closing the tab, and keeps the
 * storages.
 */
export async function renderApp({ url = '/', local, session, state = null }: RenderOptions = {}) {
  // Local storage is accessed only if needed, because a test may have removed it.
  if (local) fill(localStorage, local);
  fill(sessionStorage, session);
  window.history.replaceState(state, '', url);
  const left: string[] = [];
  const page = (portal: Portal, reload: () => void) => (
    <Mode>
      <WithoutStyles>
        <BrowserRouter useTransitions={false}>
          <SandboxContext value={sandbox}>
            <App {...portal} reload={reload} />
          </SandboxContext>
        </BrowserRouter>
      </WithoutStyles>
    </Mode>
  );
  const start = async () => {
    const portal = await startPortal({
      bankReady: Promise.resolve(),
      reachHost: async () => host.isReached,
      leaveFor: (target) => void left.push(target),
    });
    running.push(portal);
    return portal;
  };
  /**
   * Ends the page's portal and opens a new one at the same URL, like a browser. It does not use
   * `act`, because the test is waiting for the new page, and `act` and `waitFor` would both change
   * React's test mode.
   */
  const reload = async () => {
    await end();
    portal = await start();
    await fetchScreens(window.location.pathname);
    view = render(page(portal, reloadSoon));
  };
  // The reload runs in a timeout, because React may be rendering.
  const reloadSoon = () => void setTimeout(() => void reload());
  const show = () =>
    act(async () => {
      const rendered = render(page(portal, reloadSoon));
      // The code is fetched inside `act`: otherwise React would keep the skeleton for a while.
      await fetchScreens(window.location.pathname);
      return rendered;
    });
  const end = async () => {
    view.unmount();
    running.splice(running.indexOf(portal), 1);
    await portal.close();
  };
  let portal = await start();
  let view = await show();
  return {
    ...view,
    // Without styles `pointer-events` blocks no click, so the check is skipped to save time.
    user: userEvent.setup({
      pointerEventsCheck: globalThis.hasStyles ? PointerEventsCheckLevel.EachApiCall : 0,
      delay: null,
    }),
    store: portal.store,
    bank,
    left,
    close: () => act(end),
  };
}
