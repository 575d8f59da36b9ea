import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { runs } from '../../test/runs.ts';

const warning = { name: 'Tu sesión está por expirar' };
const seconds = (count: number) => count * 1000;

/** Simulates a sleeping machine: the clock advances, but no timer runs. */
const sleep = (ms: number) => jest.setSystemTime(Date.now() + ms);
/** Advances the clock by `ms`; timers run only during the last two seconds. */
const pass = async (ms: number) => {
  const lived = Math.min(ms, 2_000);
  sleep(ms - lived);
  await act(() => jest.advanceTimersByTimeAsync(lived));
};

const move = () => act(() => void window.dispatchEvent(new MouseEvent('mousemove')));

/**
 * Opens a screen that sends nothing to the bank, for a payer whose session ends after `minutes`
 * without activity.
 */
async function openAsPayer(minutes = 5) {
  const { session, local } = await payerStorage();
  const portal = await renderApp({
    url: '/preguntas',
    session: { ...session, politicas: { tiempoDeInactividad: minutes } },
    local: { ...local, 'ng2Idle.lastActivity': Date.now() },
  });
  await screen.findByRole('button', { name: 'Antonia Rojas Fuentes' });
  await pass(0);
  move();
  return portal;
}

/**
 * Writes an activity to local storage as another tab does, and dispatches the event for this tab.
 */
function storeActivityElsewhere(at: number) {
  localStorage.setItem('ng2Idle.lastActivity', String(at));
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'ng2Idle.lastActivity',
        newValue: String(at),
        storageArea: localStorage,
      }),
    );
  });
}

const isWarned = () => screen.queryByRole('dialog', warning) !== null;
const isSignedIn = () =>
  screen.queryByRole('button', { name: 'Antonia Rojas Fuentes', hidden: true }) !== null;

beforeEach(() => {
  jest.useFakeTimers({
    advanceTimers: true,
    // The focus trap of a modal checks the focus twenty times a second. With a fake `setInterval`,
    // each of these checks would run, and a test that passes minutes would take long.
    doNotFake: ['nextTick', 'queueMicrotask', 'performance', 'setInterval', 'clearInterval'],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('T14 an unused session', () => {
  it('warns 30 seconds ahead, counts down, and ends with the reason «close»', async () => {
    await openAsPayer();
    await pass(seconds(266));
    expect(isWarned()).toBe(false);
    await pass(seconds(5));
    const dialog = screen.getByRole('dialog', warning);
    expect(dialog).toHaveTextContent('Su sesión expirará en 30 segundos');
    expect(dialog).toHaveAccessibleDescription('Su sesión expirará en 30 segundos');
    expect(within(dialog).getByRole('timer')).toHaveTextContent(/^(30|29|28|27)$/);
    expect(within(dialog).getByRole('button', { name: 'Ampliar sesión' })).toHaveFocus();
    const left = Number(within(dialog).getByRole('timer').textContent);
    await pass(seconds(10));
    const then = Number(within(dialog).getByRole('timer').textContent);
    expect(left - then).toBeGreaterThanOrEqual(10);
    expect(left - then).toBeLessThanOrEqual(12);
    await pass(seconds(then - 4));
    expect(isSignedIn()).toBe(true);
    await pass(seconds(5));
    expect(isSignedIn()).toBe(false);
    expect(isWarned()).toBe(false);
    expect(window.location.pathname).toBe('/');
    expect(sessionStorage.getItem('token')).toBeNull();
    expect(bank.requests('logout')).toHaveLength(1);
    expect(bank.requests('logout')[0]?.url).toContain('evento=close');
    expect(await screen.findByText('Cerramos tu sesión por inactividad.')).toBeVisible();
  });

  it('follows its policy, is announced at 10 and 5 seconds, not every second, and passes axe', async () => {
    await openAsPayer(10);
    await pass(seconds(566));
    expect(isWarned()).toBe(false);
    await pass(seconds(5));
    const status = within(screen.getByRole('dialog', warning)).getByRole('status');
    const said = new Set<string>();
    for (let second = 0; second < 25; second += 1) {
      said.add(status.textContent ?? '');
      await pass(seconds(1));
    }
    expect([...said]).toEqual(['', 'Quedan 10 segundos', 'Quedan 5 segundos']);
    expect(isWarned()).toBe(true);
    jest.useRealTimers();
    await expectNoAxeViolations();
  });

  it('also ends while it waits for the choice about another session', async () => {
    const { session, local } = await payerStorage();
    const portal = await renderApp({ session: { ...session, estado_user: 'ACTIVA' }, local });
    await screen.findByRole('dialog', { name: 'Tienes otra sesión activa' });
    await pass(seconds(272));
    expect(isWarned()).toBe(true);
    await pass(seconds(30));
    expect(portal.store.getState().session.token).toBeUndefined();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bank.requests('logout')[0]?.url).toContain('evento=close');
  });

  it('continues with every move, key and scroll, and stores its activity for the other tabs, at most every half second', async () => {
    await openAsPayer();
    for (const event of ['mousemove', 'mousedown', 'wheel', 'touchstart', 'scroll', 'keydown']) {
      await pass(seconds(200));
      act(() => void window.dispatchEvent(new Event(event)));
    }
    await pass(seconds(200));
    expect(isWarned()).toBe(false);
    expect(isSignedIn()).toBe(true);

    move();
    const first = Date.now();
    await pass(400);
    move();
    await pass(50);
    expect(Math.abs(Number(localStorage.getItem('ng2Idle.lastActivity')) - first)).toBeLessThan(
      100,
    );
    await pass(200);
    move();
    await pass(50);
    expect(Number(localStorage.getItem('ng2Idle.lastActivity'))).toBeGreaterThan(first + 500);
  });
});

describe('T14 the warning', () => {
  it('is dismissed with one key, Enter or Escape, again and again, and ends the session by «Salir», with the reason «close»', async () => {
    const { user } = await openAsPayer();
    for (let time = 0; time < runs(10, 2); time += 1) {
      for (const key of ['{Enter}', '{Escape}']) {
        await pass(seconds(272));
        expect(isWarned()).toBe(true);
        await user.keyboard(key);
        expect(isWarned()).toBe(false);
      }
    }
    expect(isSignedIn()).toBe(true);
    await pass(seconds(272));
    expect(bank.requests('logout')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Salir' }));
    await pass(100);
    expect(isSignedIn()).toBe(false);
    expect(bank.requests('logout')[0]?.url).toContain('evento=close');
  });

  it('needs an answer: a move, another key or a press beside it is none', async () => {
    const { user } = await openAsPayer();
    await pass(seconds(272));
    await user.keyboard('{Tab}{ArrowDown}a');
    await user.click(document.querySelector('.MuiDialog-container') ?? document.body);
    move();
    expect(isWarned()).toBe(true);
    await pass(seconds(30));
    expect(isSignedIn()).toBe(false);
  });
});

describe('T14 the clock', () => {
  it('is the wall clock: it warns a machine that wakes in the last seconds, does not count the waking move as an answer, and does not extend an expired session', async () => {
    const { user } = await openAsPayer();
    await pass(seconds(10));
    sleep(seconds(270));
    move();
    await pass(seconds(1.1));
    expect(isWarned()).toBe(true);
    expect(isSignedIn()).toBe(true);
    sleep(seconds(3600));
    await user.keyboard('{Enter}');
    await pass(seconds(1.1));
    expect(isSignedIn()).toBe(false);
  });

  it('may be set back: the limit then counts from that moment, and the renewal of the token is not delayed', async () => {
    await openAsPayer();
    await pass(seconds(200));
    sleep(-seconds(3600));
    await pass(seconds(2));
    const before = bank.requests('refreshToken').length;
    await pass(seconds(24));
    expect(bank.requests('refreshToken')).toHaveLength(before + 1);
    await pass(seconds(235));
    expect(isWarned()).toBe(false);
    await pass(seconds(14));
    expect(isWarned()).toBe(true);
  });
});

describe('T14 every tab', () => {
  it('of a session gets the activity of the others, which also hides the warning, and ignores activity in the future', async () => {
    await openAsPayer();
    await pass(seconds(200));
    storeActivityElsewhere(Date.now());
    await pass(seconds(200));
    expect(isWarned()).toBe(false);
    await pass(seconds(72));
    expect(isWarned()).toBe(true);
    storeActivityElsewhere(Date.now());
    expect(isWarned()).toBe(false);
    expect(isSignedIn()).toBe(true);
    storeActivityElsewhere(Date.now() + seconds(1_000_000));
    await pass(seconds(272));
    expect(isWarned()).toBe(true);
  });
});

describe('a modal over the screen', () => {
  it('T38 without activity for twenty minutes ends the session after a warning', async () => {
    const { store } = await openAsPayer();
    const { openModal } = await import('../../store/session/modalsSlice.ts');
    act(() => void store.dispatch(openModal({ kind: 'terms' })));
    for (const minutes of [4, 4, 4, 4, 3]) {
      await pass(seconds(60 * minutes));
      expect(isWarned()).toBe(false);
    }
    await pass(seconds(62));
    expect(isWarned()).toBe(true);
    await pass(seconds(30));
    expect(isSignedIn()).toBe(false);
    await waitFor(() => expect(bank.requests('logout')).toHaveLength(1));
    expect(bank.requests('logout')[0]?.url).toContain('evento=close');
  });

  it('pauses the limit, and its closing restarts the watch; it may be a calendar', async () => {
    const { session, local } = await payerStorage();
    const { user } = await renderApp({ url: '/inicio/pagos/cartolaHistorica', session, local });
    const [calendar = document.body] = await screen.findAllByRole('button', {
      name: 'Abrir calendario',
    });
    await user.click(calendar);
    await screen.findByRole('dialog', { name: 'Desde: elige una fecha' });
    await pass(seconds(400));
    expect(isWarned()).toBe(false);
    await user.keyboard('{Escape}');
    await pass(seconds(266));
    expect(isWarned()).toBe(false);
    await pass(seconds(8));
    expect(isWarned()).toBe(true);
  });
});

describe('while a payer is signed in', () => {
  it('the token is renewed, also by one that does not name its payer, and stored as a bearer; a logout ends renewal, ping and watch', async () => {
    const { user, store } = await openAsPayer();
    const first = store.getState().session.token;
    bank.setFault({ kind: 'claimlessToken', times: 1 }, 'refreshToken');
    // Lets a call of `keepAlive` run before the renewal, because the simulated bank would refuse it
    // with the renewed token.
    await pass(seconds(16));
    expect(bank.requests('refreshToken')).toEqual([]);
    expect(bank.requests('keepAlive')).toHaveLength(1);
    await pass(seconds(8));
    expect(bank.requests('refreshToken')).toHaveLength(1);
    const token = sessionStorage.getItem('token');
    expect(token).toMatch(/^Bearer [\w-]+\.e30\./);
    expect(token).not.toBe(first);
    expect(token).toBe(store.getState().session.token);

    await user.click(screen.getByRole('button', { name: 'Antonia Rojas Fuentes' }));
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    await pass(seconds(100));
    expect(bank.requests('refreshToken')).toHaveLength(1);
    expect(bank.requests('keepAlive')).toHaveLength(1);
    await pass(seconds(300));
    expect(isWarned()).toBe(false);
    expect(localStorage.getItem('ng2Idle.lastActivity')).toBeNull();
  });
});
