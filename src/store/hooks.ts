import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from './rootReducer.ts';
import type { AppDispatch } from './store.ts';

/** The store's dispatch, typed. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** Reads the store, typed. */
export const useAppSelector = useSelector.withTypes<RootState>();
