import { isAnyOf } from '@reduxjs/toolkit';
import { getLastLogin, keepAlive } from '../../api/sessionApi.ts';
import {
  activityNoticed,
  clockTicked,
  selectIdleStatus,
  watchRestarted,
  watchStarted,
} from './idleSlice.ts';
import { idleAt, isAbandoned, limitOf, timeLeft } from './idleMachine.ts';
import { selectHasOpenModal } from './modalsSlice.ts';
import { portalOpened, portalShownAgain } from '../device/appEvents.ts';
import {
  formerPayerForgotten,
  logoutRequested,
  selectHasSession,
  selectUserData,
  sessionEnded,
  signedIn,
} from './sessionSlice.ts';
import { createSessionCheck, logNoSession } from './sessionCheck.ts';
import type { SessionCheck } from './sessionCheck.ts';
import type { UserData } from './sessionState.ts';
import { forgetShared } from '../device/forgetStored.ts';
import { claimStored, isClaimedByAnother } from './signInClaim.ts';
import { jsonIn } from '../device/storageAreas.ts';
import { storedIdle } from './storedIdle.ts';
import { repeat, tickInterval } from '../device/wallClock.ts';
import type { EffectApi, StartListening } from '../device/listening.ts';
import type { SessionRoot } from './sessionRoot.ts';

/** Milliseconds between two checks for an abandoned session of another tab. */
const abandonedInterval = 60_000;

/**
 * Removes the data of another payer who did not log out, and stores that this payer has signed in
 * (docs/trust.md, T09).
 */
function claim(idu: string, api: EffectApi<SessionRoot>): void {
  if (isClaimedByAnother(idu)) api.dispatch(formerPayerForgotten());
  claimStored(idu);
}

/**
 * Starts the idle machine with the limit of the payer's policy. After a reload, the machine
 * continues from the stored last activity; otherwise it starts from now, and this tab's sign-in is
 * stored (`claim`).
 */
function start({ idu }: UserData, api: EffectApi<SessionRoot>, isNew: boolean): void {
  const { session, idle } = api.getState();
  const now = Date.now();
  if (isNew || idle.lastActivity === undefined) claim(idu, api);
  api.dispatch(
    watchStarted({
      limit: limitOf(session.policies?.tiempoDeInactividad),
      lastActivity: isNew ? now : (idle.lastActivity ?? now),
    }),
  );
}

/**
 * Events that count as activity: those of the Angular library `ng2-idle` (`idleMachine.ts`), with
 * `wheel` in place of the obsolete `mousewheel` and `DOMMouseScroll`.
 */
const activityTypes = [
  'mousemove',
  'mousedown',
  'wheel',
  'touchstart',
  'touchmove',
  'scroll',
  'keydown',
];

/**
 * Dispatches the payer's activity in this tab, at most once per `throttle` (milliseconds). While a
 * modal is open, only key presses count, as docs/product.md prescribes. Returns a function that
 * removes the event listeners.
 */
function followActivity(api: EffectApi<SessionRoot>): () => void {
  const { throttle } = api.getState().idle;
  let last = 0;
  const notice = ({ type }: Event) => {
    const now = Date.now();
    if (Math.abs(now - last) < throttle) return;
    if (type !== 'keydown' && selectHasOpenModal(api.getState())) return;
    last = now;
    api.dispatch(activityNoticed(now));
  };
  const options = { capture: true, passive: true };
  for (const type of activityTypes) window.addEventListener(type, notice, options);
  return () => {
    for (const type of activityTypes) window.removeEventListener(type, notice, options);
  };
}

/**
 * At least once a second, updates the idle machine and checks the stored session. Ends the session
 * at the idle limit, or when it is no longer stored or another payer has signed in. Runs until the
 * listener is cancelled.
 */
async function watch(api: EffectApi<SessionRoot>, checkSession: SessionCheck): Promise<void> {
  for (;;) {
    const end = checkSession();
    if (end === 'here') {
      logNoSession();
      api.dispatch(logoutRequested('close'));
    } else if (end) api.dispatch(sessionEnded(end));
    const now = Date.now();
    const held = selectHasOpenModal(api.getState());
    const { idle } = api.getState();
    if (idleAt(idle, { now, held }) !== idle) api.dispatch(clockTicked({ now, held }));
    const { status } = api.getState().idle;
    if (status === 'timedOut') api.dispatch(logoutRequested('close'));
    // The delay ends at the next full second of the remaining time, when the displayed seconds
    // change.
    await api.delay(timeLeft(api.getState().idle, now) % tickInterval || tickInterval);
  }
}

/**
 * Runs in a tab without a session. When the session of another tab has been abandoned without a
 * logout, removes the data of that session's payer, as a logout does (docs/trust.md, T42).
 */
async function watchAbandoned(api: EffectApi<SessionRoot>): Promise<void> {
  for (;;) {
    await api.delay(abandonedInterval);
    // The Web Lock `payment` keeps other tabs from storing a payment that would be removed here.
    await api.extra.exclusively('payment', async () => {
      const idle = storedIdle.read(jsonIn('local'), () => undefined);
      if (!idle || !isAbandoned(idle, Date.now())) return;
      api.dispatch(formerPayerForgotten());
      forgetShared();
      await api.extra.saveNow();
    });
  }
}

/** Keeps the session open at the bank by pings while the idle machine is running. */
function ping(api: EffectApi<SessionRoot>): Promise<void> {
  return repeat(
    ({ idle }) => (idle.status === 'running' ? idle.pingSeconds * 1000 : undefined),
    () => api.dispatch(keepAlive.initiate(undefined, { track: false })),
    api,
  );
}

const noCheck: SessionCheck = () => undefined;

/**
 * Registers the listeners that end a session without activity and ping the bank. A session is
 * watched while a payer is signed in, or has to decide about another open session.
 */
export function listenToIdle(startListening: StartListening<SessionRoot>): void {
  let checkSession = noCheck;
  startListening({
    matcher: isAnyOf(getLastLogin.matchFulfilled, signedIn, portalOpened, sessionEnded),
    async effect(action, api) {
      api.cancelActiveListeners();
      const payer = selectUserData(api.getState());
      const isWatched = payer && selectHasSession(api.getState());
      checkSession = isWatched ? createSessionCheck(payer.idu) : noCheck;
      if (!isWatched) return watchAbandoned(api);
      start(payer, api, !portalOpened.match(action));
      // Store the session at once: the session check detects a removed key only if it has found
      // the key before.
      await api.extra.saveNow();
      const unfollow = followActivity(api);
      try {
        await watch(api, checkSession);
      } finally {
        unfollow();
      }
    },
  });
  startListening({
    actionCreator: portalShownAgain,
    effect(_action, api) {
      // While the page was in the back/forward cache, the session may have ended on a later page.
      // `here` would clear localStorage, which may already belong to the next session.
      const end = checkSession();
      if (end) api.dispatch(sessionEnded(end === 'here' ? 'elsewhere' : end));
    },
  });
  startListening({
    predicate: (_action, now, before) => selectHasOpenModal(now) !== selectHasOpenModal(before),
    effect: (_action, api) => void api.dispatch(watchRestarted(Date.now())),
  });
  startListening({
    predicate: (_action, now, before) => selectIdleStatus(now) !== selectIdleStatus(before),
    async effect(_action, api) {
      api.cancelActiveListeners();
      await ping(api);
    },
  });
}
