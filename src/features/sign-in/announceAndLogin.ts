import { askModal, openModal } from '../../store/modals.ts';
import type { RootState } from '../../store/rootReducer.ts';
import { selectIsSignedIn } from '../../store/session.ts';
import type { AppDispatch } from '../../store/store.ts';

/** What was achieved, in a result modal's words, and the e-mail it was achieved for. */
interface Achievement {
  title: string;
  message: string;
  email: string;
}

/** Says that it worked and then, to a guest, opens the login with the e-mail filled in (ruling 40). */
export const announceAndLogin =
  ({ email, ...result }: Achievement) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const isRead = await dispatch(askModal({ kind: 'result', success: true, ...result }));
    if (isRead && !selectIsSignedIn(getState())) dispatch(openModal({ kind: 'login', email }));
  };
