import { nextTurns } from '../../test/nextTurns.ts';
import { storeWith } from '../../test/store/storeWith.ts';
import {
  confirmModal,
  modalClosed,
  modalsClosed,
  openModal,
  screenModalChanged,
  selectHasOpenModal,
  selectIsLoginOpen,
  selectOpenModals,
} from './modalsSlice.ts';
import { sessionEnded } from './sessionSlice.ts';

const result = (title: string) => ({ kind: 'result', success: true, title, message: '' }) as const;

function openStore() {
  const store = storeWith();
  return {
    store,
    kinds: () => selectOpenModals(store.getState()).map(({ kind }) => kind),
    hasModal: () => selectHasOpenModal(store.getState()),
  };
}

describe('modals', () => {
  it('lie above each other in the order in which they opened', () => {
    const { store, kinds } = openStore();
    store.dispatch(openModal({ kind: 'login' }));
    store.dispatch(openModal({ kind: 'terms' }));
    expect(kinds()).toEqual(['login', 'terms']);
  });

  it('of one kind open once, except results', () => {
    const { store, kinds } = openStore();
    store.dispatch(openModal({ kind: 'login', email: 'ana@banco.cl' }));
    store.dispatch(openModal({ kind: 'login', email: 'eva@banco.cl' }));
    store.dispatch(openModal(result('Uno')));
    store.dispatch(openModal(result('Dos')));
    expect(kinds()).toEqual(['login', 'result', 'result']);
    expect(selectOpenModals(store.getState())[0]).toMatchObject({ email: 'ana@banco.cl' });
  });

  it('close one by one, also of one kind', () => {
    const { store } = openStore();
    const { payload: first } = store.dispatch(openModal(result('Uno')));
    const { payload: second } = store.dispatch(openModal(result('Dos')));
    expect(first.id).not.toBe(second.id);
    store.dispatch(modalClosed({ id: first.id, confirmed: true }));
    expect(selectOpenModals(store.getState())).toEqual([second]);
  });

  it.each([
    ['a screen asks for it', modalsClosed()],
    ['T08 the session ends', sessionEnded('elsewhere')],
  ])('close all at once when %s', (_name, action) => {
    const { store, kinds } = openStore();
    store.dispatch(openModal({ kind: 'login' }));
    store.dispatch(openModal(result('Uno')));
    store.dispatch(action);
    expect(kinds()).toHaveLength(0);
  });

  it('count as open until the last one has closed, those of screens included', () => {
    const { store, hasModal } = openStore();
    expect(hasModal()).toBe(false);
    store.dispatch(screenModalChanged({ isOpen: true }));
    store.dispatch(screenModalChanged({ isOpen: true }));
    store.dispatch(screenModalChanged({ isOpen: false }));
    expect(hasModal()).toBe(true);
    const { payload } = store.dispatch(openModal({ kind: 'terms' }));
    store.dispatch(screenModalChanged({ isOpen: false }));
    expect(hasModal()).toBe(true);
    store.dispatch(modalClosed({ id: payload.id, confirmed: false }));
    expect(hasModal()).toBe(false);
  });

  it('of a screen stay counted when the others close', () => {
    const { store, hasModal } = openStore();
    store.dispatch(screenModalChanged({ isOpen: true }));
    store.dispatch(modalsClosed());
    store.dispatch(sessionEnded('here'));
    expect(hasModal()).toBe(true);
  });

  it('know whether the login is among them', () => {
    const { store } = openStore();
    store.dispatch(openModal({ kind: 'terms' }));
    expect(selectIsLoginOpen(store.getState())).toBe(false);
    store.dispatch(openModal({ kind: 'login' }));
    expect(selectIsLoginOpen(store.getState())).toBe(true);
  });
});

describe('a modal that asks for a confirmation', () => {
  /** Opens the modal; `answers` collects what its promise resolves to. */
  function ask() {
    const { store, kinds } = openStore();
    const answers: boolean[] = [];
    const again = () =>
      void store
        .dispatch(confirmModal({ kind: 'deleteAccount' }))
        .then((answer) => answers.push(answer));
    again();
    const id = selectOpenModals(store.getState())[0]?.id ?? '';
    const settled = async () => {
      await nextTurns(1);
      return answers;
    };
    return { store, kinds, again, id, settled };
  }

  it.each([true, false])('resolves to the answer with which it closes: %s', async (confirmed) => {
    const { store, kinds, id, settled } = ask();
    expect(kinds()).toEqual(['deleteAccount']);
    expect(await settled()).toEqual([]);
    store.dispatch(modalClosed({ id, confirmed }));
    expect(await settled()).toEqual([confirmed]);
  });

  it('waits also above another modal', async () => {
    const { store, again, id, kinds, settled } = ask();
    store.dispatch(openModal({ kind: 'terms' }));
    store.dispatch(modalClosed({ id, confirmed: true }));
    again();
    expect(kinds()).toEqual(['terms', 'deleteAccount']);
    expect(await settled()).toEqual([true]);
  });

  it('waits while another modal closes', async () => {
    const { store, id, settled } = ask();
    const { payload } = store.dispatch(openModal({ kind: 'terms' }));
    store.dispatch(modalClosed({ id: payload.id, confirmed: true }));
    expect(await settled()).toEqual([]);
    store.dispatch(modalClosed({ id, confirmed: false }));
    expect(await settled()).toEqual([false]);
  });

  it.each([
    ['all modals close', modalsClosed()],
    ['the session ends', sessionEnded('here')],
  ])('is not confirmed if %s', async (_name, action) => {
    const { store, settled } = ask();
    store.dispatch(action);
    expect(await settled()).toEqual([false]);
  });

  it('is not confirmed if one of its kind is open already, which keeps waiting', async () => {
    const { store, again, kinds, id, settled } = ask();
    again();
    expect(kinds()).toEqual(['deleteAccount']);
    expect(await settled()).toEqual([false]);
    store.dispatch(modalClosed({ id, confirmed: true }));
    expect(await settled()).toEqual([false, true]);
  });
});
