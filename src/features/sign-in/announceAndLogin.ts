import { confirmModal, openModal } from '../../store/session/modalsSlice.ts';
import type { AppDispatch, RootState } from '../../store/app/rootReducer.ts';
import { selectHasSession } from '../../store/session/sessionSlice.ts';

/** The texts of the result modal, and the e-mail to fill in at the login. */
interface Achievement {
  title: string;
  message: string;
  email: string;
}

/** Announces a success and then, for a guest, opens the login with the e-mail filled in. */
export const announceAndLogin =
  ({ email, ...result }: Achievement) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const isRead = await dispatch(confirmModal({ kind: 'result', success: true, ...result }));
    if (isRead && !selectHasSession(getState())) dispatch(openModal({ kind: 'login', email }));
  };
