import type { Store, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { StoreExtra } from '../device/extra.ts';
import type { RootState } from './rootReducer.ts';

/** The store's dispatch, which also takes thunks. */
export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;

/** A thunk of this store, which returns a `Result`. */
export type AppThunk<Result> = ThunkAction<Result, RootState, StoreExtra, UnknownAction>;

/** The store of the portal; here and not beside `makeStore`, which imports all listeners. */
export interface AppStore extends Store<RootState> {
  dispatch: AppDispatch;
}
