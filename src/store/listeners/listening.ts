import type { ListenerEffectAPI, TypedStartListening } from '@reduxjs/toolkit';
import type { RootState } from '../rootReducer.ts';
import type { AppDispatch } from '../store.ts';
import type { Surroundings } from '../surroundings.ts';

/** Registers a listener of this store. */
export type StartListening = TypedStartListening<RootState, AppDispatch, Surroundings>;
/** What an effect gets beside its action. */
export type EffectApi = ListenerEffectAPI<RootState, AppDispatch, Surroundings>;
