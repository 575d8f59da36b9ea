import { createContext } from 'react';
import type { Sandbox } from '../../../mocks/sandbox.ts';

/**
 * The sandbox of this build, provided by `app/showPortal.tsx`; undefined in an `http` build. The
 * context has its own file, so that importing it does not load the console's code, which is loaded
 * on demand.
 */
export const SandboxContext = createContext<Promise<Sandbox> | undefined>(undefined);
