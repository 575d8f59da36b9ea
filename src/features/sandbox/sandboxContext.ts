import { createContext } from 'react';
import type { Sandbox } from '../../../mocks/sandbox.ts';

/**
 * The sandbox of this build, provided by `app/showPortal.tsx`; a `http` build has none. It is apart
 * from the console, whose code loads late.
 */
export const SandboxContext = createContext<Promise<Sandbox> | undefined>(undefined);
