import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';

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
const press = (key: string) =>
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key })));

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

  it('is announced at 10 and 5 seconds, not every second', async () => {
    await openAsPayer();
    await pass(seconds(271));
    const status = within(screen.getByRole('dialog', warning)).getByRole('status');
    const said = new Set<string>();
    for (let second = 0; second < 25; second += 1) {
      said.add(status.textContent ?? '');
      await pass(seconds(1));
    }
    expect([...said]).toEqual(['', 'Quedan 10 segundos', 'Quedan 5 segundos']);
  });

  it.each([
    ['one minute', 1, 30],
    ['ten minutes', 10, 570],
    ['no policy', 0, 270],
    ['a negative one', -3, 270],
  ])('follows its policy: %s', async (_name, minutes, warnsAfter) => {
    await openAsPayer(minutes);
    await pass(seconds(warnsAfter - 4));
    expect(isWarned()).toBe(false);
    await pass(seconds(6));
    expect(isWarned()).toBe(true);
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

  it('continues with every move, key and scroll', async () => {
    await openAsPayer();
    for (const event of ['mousemove', 'mousedown', 'wheel', 'touchstart', 'scroll', 'keydown']) {
      await pass(seconds(200));
      act(() => void window.dispatchEvent(new Event(event)));
    }
    await pass(seconds(200));
    expect(isWarned()).toBe(false);
    expect(isSignedIn()).toBe(true);
  });

  it('passes axe while the warning is shown', async () => {
    await openAsPayer();
    await pass(seconds(271));
    jest.useRealTimers();
    await expectNoAxeViolations();
  });
});

describe('T14 the warning', () => {
  it.each(['{Enter}', '{Escape}'])('is dismissed with one key: %s, ten times over', async (key) => {
    const { user } = await openAsPayer();
    for (let time = 0; time < 10; time += 1) {
      await pass(seconds(272));
      expect(isWarned()).toBe(true);
      await user.keyboard(key);
      expect(isWarned()).toBe(false);
    }
    expect(isSignedIn()).toBe(true);
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

  it('ends the session by «Salir», with the reason «close»', async () => {
    const { user } = await openAsPayer();
    await pass(seconds(272));
    await user.click(screen.getByRole('button', { name: 'Salir' }));
    await pass(100);
    expect(isSignedIn()).toBe(false);
    expect(bank.requests('logout')[0]?.url).toContain('evento=close');
  });
});

describe('T14 the clock', () => {
  it('is the wall clock: a machine that slept past the limit ends the session when it wakes', async () => {
    await openAsPayer();
    await pass(seconds(10));
    sleep(seconds(3600));
    move();
    await pass(seconds(1.1));
    expect(isSignedIn()).toBe(false);
  });

  it('warns a machine that wakes in the last seconds, and does not count the waking move as an answer', async () => {
    await openAsPayer();
    await pass(seconds(10));
    sleep(seconds(270));
    move();
    await pass(seconds(1.1));
    expect(isWarned()).toBe(true);
  });

  it('runs while no page is open: the session is closed at the bank at the next visit', async () => {
    const { session, local } = await payerStorage();
    await renderApp({
      url: '/',
      session,
      local: { ...local, 'ng2Idle.lastActivity': Date.now() - seconds(300) },
    });
    await screen.findByRole('heading', { level: 1, name: 'Paga tus cuentas en un solo lugar' });
    await waitFor(() => expect(bank.requests('logout')).toHaveLength(1));
    const [call] = bank.requests('logout');
    expect(call?.url).toContain('evento=close');
    // The bank accepts a logout only with the payer's own token.
    expect(call?.status).toBe(200);
  });

  it('does not extend an expired session', async () => {
    const { user } = await openAsPayer();
    await pass(seconds(272));
    sleep(seconds(3600));
    await user.keyboard('{Enter}');
    await pass(seconds(1.1));
    expect(isSignedIn()).toBe(false);
  });

  it('may be set back: the limit then counts from that moment', async () => {
    await openAsPayer();
    await pass(seconds(200));
    sleep(-seconds(3600));
    await pass(seconds(1.1));
    await pass(seconds(260));
    expect(isWarned()).toBe(false);
    await pass(seconds(14));
    expect(isWarned()).toBe(true);
  });
});

describe('T14 every tab', () => {
  it('of a session gets the activity of the others', async () => {
    await openAsPayer();
    await pass(seconds(200));
    storeActivityElsewhere(Date.now());
    await pass(seconds(200));
    expect(isWarned()).toBe(false);
    await pass(seconds(72));
    expect(isWarned()).toBe(true);
  });

  it('hides the warning when the session was extended in another', async () => {
    await openAsPayer();
    await pass(seconds(275));
    expect(isWarned()).toBe(true);
    storeActivityElsewhere(Date.now());
    expect(isWarned()).toBe(false);
    expect(isSignedIn()).toBe(true);
  });

  it('ignores activity in the future', async () => {
    await openAsPayer();
    storeActivityElsewhere(Date.now() + seconds(1_000_000));
    await pass(seconds(272));
    expect(isWarned()).toBe(true);
  });

  it('stores its activity, at most every half second', async () => {
    await openAsPayer();
    await pass(seconds(100));
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

describe('a modal over the screen', () => {
  it('pauses the limit, and its closing restarts the watch', async () => {
    const { store } = await openAsPayer();
    const { openModal, modalsClosed } = await import('../../store/session/modalsSlice.ts');
    await pass(seconds(200));
    act(() => void store.dispatch(openModal({ kind: 'terms' })));
    for (let minute = 0; minute < 12; minute += 1) {
      move();
      await pass(seconds(60));
    }
    expect(isWarned()).toBe(false);
    expect(isSignedIn()).toBe(true);
    act(() => void store.dispatch(modalsClosed()));
    await pass(seconds(264));
    expect(isWarned()).toBe(false);
    await pass(seconds(8));
    expect(isWarned()).toBe(true);
  });

  it('T38 without activity for twenty minutes ends the session after a warning', async () => {
    const { store } = await openAsPayer();
    const { openModal } = await import('../../store/session/modalsSlice.ts');
    act(() => void store.dispatch(openModal({ kind: 'terms' })));
    for (let minute = 0; minute < 20; minute += 1) {
      expect(isWarned()).toBe(false);
      await pass(seconds(60));
    }
    await pass(seconds(2));
    expect(isWarned()).toBe(true);
    await pass(seconds(30));
    expect(isSignedIn()).toBe(false);
    await waitFor(() => expect(bank.requests('logout')).toHaveLength(1));
    expect(bank.requests('logout')[0]?.url).toContain('evento=close');
  });

  it('may be a calendar', async () => {
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

  it('keeps mouse and touch from counting as activity', async () => {
    const { store } = await openAsPayer();
    const { openModal } = await import('../../store/session/modalsSlice.ts');
    act(() => void store.dispatch(openModal({ kind: 'terms' })));
    const { lastActivity } = store.getState().idle;
    await pass(seconds(5));
    move();
    expect(store.getState().idle.lastActivity).toBe(lastActivity);
    press('a');
    expect(store.getState().idle.lastActivity).toBeGreaterThan(lastActivity ?? 0);
  });
});

describe('while a payer is signed in', () => {
  it('the token is renewed every 23 seconds, and stored as a bearer', async () => {
    const { store } = await openAsPayer();
    const first = store.getState().session.token;
    const begun = bank.requests('refreshToken').length;
    expect(begun).toBe(0);
    await pass(seconds(19));
    expect(bank.requests('refreshToken')).toHaveLength(0);
    await pass(seconds(5));
    expect(bank.requests('refreshToken')).toHaveLength(1);
    await pass(seconds(23));
    expect(bank.requests('refreshToken')).toHaveLength(2);
    await pass(100);
    const { token } = store.getState().session;
    expect(token).toMatch(/^Bearer eyJ/);
    expect(token).not.toBe(first);
    expect(sessionStorage.getItem('token')).toBe(token);
  });

  it.each([
    ['error500', [/^refrescar_token: /]],
    ['network', [/^refrescar_token: /]],
    ['wrongTypes', [/^refreshToken: /, /^refrescar_token: /]],
    ['brokenToken', [/^Error decodeando token$/]],
  ] as const)(
    'a renewal that fails with «%s» is only logged, and tried again',
    async (kind, lines) => {
      expectConsole(...lines);
      const { store } = await openAsPayer();
      const first = store.getState().session.token;
      bank.setFault({ kind, times: 1 }, 'refreshToken');
      await pass(seconds(24));
      expect(store.getState().session.token).toBe(first);
      await pass(seconds(24));
      expect(store.getState().session.token).not.toBe(first);
      expect(isSignedIn()).toBe(true);
    },
  );

  it('a clock that is set back does not delay the renewal', async () => {
    await openAsPayer();
    sleep(-seconds(3600));
    await pass(seconds(2));
    const before = bank.requests('refreshToken').length;
    await pass(seconds(24));
    expect(bank.requests('refreshToken')).toHaveLength(before + 1);
  });

  it('a renewed token need not name its payer', async () => {
    const { store } = await openAsPayer();
    const first = store.getState().session.token;
    bank.setFault({ kind: 'claimlessToken', times: 1 }, 'refreshToken');
    // Lets a call of `keepAlive` run before the renewal, because the simulated bank would refuse it
    // with the renewed token.
    await pass(seconds(16));
    await pass(seconds(8));
    expect(bank.requests('refreshToken')).toHaveLength(1);
    const token = sessionStorage.getItem('token');
    expect(token).toMatch(/^Bearer [\w-]+\.e30\./);
    expect(token).not.toBe(first);
  });

  it('the bank is pinged every 15 seconds, until the warning', async () => {
    await openAsPayer();
    await pass(seconds(11));
    expect(bank.requests('keepAlive')).toHaveLength(0);
    await pass(seconds(5));
    expect(bank.requests('keepAlive')).toHaveLength(1);
    await pass(seconds(15));
    expect(bank.requests('keepAlive')).toHaveLength(2);
    await pass(seconds(244));
    expect(isWarned()).toBe(true);
    const pings = bank.requests('keepAlive').length;
    await pass(seconds(28));
    expect(bank.requests('keepAlive')).toHaveLength(pings);
  });

  it('a logout ends refresh, ping and watch', async () => {
    const { user } = await openAsPayer();
    await user.click(screen.getByRole('button', { name: 'Antonia Rojas Fuentes' }));
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    await pass(seconds(100));
    expect(bank.requests('refreshToken')).toEqual([]);
    expect(bank.requests('keepAlive')).toEqual([]);
    await pass(seconds(300));
    expect(isWarned()).toBe(false);
    expect(localStorage.getItem('ng2Idle.lastActivity')).toBeNull();
  });
});
