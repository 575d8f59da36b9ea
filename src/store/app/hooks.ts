import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, AppStore, RootState } from './rootReducer.ts';

/** The store's dispatch, typed. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** Reads the store, typed. */
export const useAppSelector = useSelector.withTypes<RootState>();
/** The store itself, for what must not wait for a render. */
export const useAppStore = useStore.withTypes<AppStore>();
