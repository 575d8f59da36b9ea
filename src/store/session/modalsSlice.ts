import { addListener, createSlice, isAnyOf, nanoid } from '@reduxjs/toolkit';
import type { Dispatch, PayloadAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { NewAccount } from '../../api/accountsApi.ts';
import type { RememberedAccount } from '../device/rememberedAccountsSlice.ts';
import { sessionEnded } from './sessionSlice.ts';

/** `src/app/ModalHost.tsx` has one component for each kind. */
type Modal =
  | { kind: 'terms' }
  | { kind: 'login'; email?: string }
  | { kind: 'deleteAccount' }
  | { kind: 'paymentLink' }
  | { kind: 'forgetMe' }
  | { kind: 'editAlias'; accountId: string; alias: string }
  | { kind: 'saveAccount'; account: NewAccount }
  | { kind: 'nameAccount'; account: RememberedAccount }
  | { kind: 'receipt'; reference: string }
  | { kind: 'result'; success: boolean; title: string; message: string };

/** `id` distinguishes modals of the same kind. */
export type OpenModal = Modal & { id: string };

/** Whether only one modal of the kind can be open. Several `result` modals can be open at once. */
const isSingle = ({ kind }: Modal) => kind !== 'result';

const slice = createSlice({
  name: 'modals',
  initialState: { open: [] as OpenModal[], screenModals: 0 },
  reducers: {
    /** Ignored if a modal of the same kind is open, unless the kind is `result`. */
    modalOpened(state, { payload }: PayloadAction<OpenModal>) {
      if (isSingle(payload) && state.open.some(({ kind }) => kind === payload.kind)) return;
      state.open.push(payload);
    },
    /** `confirmed` is the modal's result: true, for example, after "Aceptar" in the terms. */
    modalClosed(state, { payload }: PayloadAction<{ id: string; confirmed: boolean }>) {
      state.open = state.open.filter(({ id }) => id !== payload.id);
    },
    /** Closes all modals, for example when a guest opens the home page. */
    modalsClosed(state) {
      state.open = [];
    },
    /** Counts the modals that screens open themselves, such as a calendar. */
    screenModalChanged(state, { payload }: PayloadAction<{ isOpen: boolean }>) {
      state.screenModals += payload.isOpen ? 1 : -1;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(sessionEnded, (state) => {
      state.open = [];
    }),
  selectors: {
    selectOpenModals: ({ open }) => open,
    selectHasOpenModal: ({ open, screenModals }) => open.length + screenModals > 0,
    selectIsLoginOpen: ({ open }) => open.some(({ kind }) => kind === 'login'),
  },
});

export const { modalOpened, modalClosed, modalsClosed, screenModalChanged } = slice.actions;
export const { selectOpenModals, selectHasOpenModal, selectIsLoginOpen } = slice.selectors;
export const modals = slice.reducer;

export const openModal = (modal: Modal) => modalOpened({ ...modal, id: nanoid() });

/**
 * Opens a modal; resolves once the modal is closed, to whether the payer confirmed it. Resolves to
 * false at once if the modal does not open.
 */
export const confirmModal =
  (modal: Modal) =>
  (
    dispatch: ThunkDispatch<unknown, unknown, UnknownAction> & Dispatch,
    getState: () => Parameters<typeof selectOpenModals>[0],
  ): Promise<boolean> =>
    new Promise((resolve) => {
      const opened = openModal(modal);
      const isThis = ({ id }: { id: string }) => id === opened.payload.id;
      const stop = dispatch(
        addListener({
          predicate: isAnyOf(modalClosed, modalsClosed, sessionEnded),
          effect: (action) => {
            if (modalClosed.match(action) && !isThis(action.payload)) return;
            stop();
            resolve(modalClosed.match(action) && action.payload.confirmed);
          },
        }),
      ) as unknown as () => void;
      dispatch(opened);
      if (selectOpenModals(getState()).some(isThis)) return;
      // Another modal of this kind is open, so this one was not opened and will never be closed.
      stop();
      resolve(false);
    });
