import { createContext } from 'react';
import type { Sandbox } from '../../../mocks/sandbox.ts';

/**
 * The sandbox of this build, provided by `app/showPortal.tsx`; undefined in a build for a real bank
 * (`PORTAL_BANK=http`). The context has its own file, so that importing it does not load the code
 * of the sandbox's console, which is loaded on demand.
 */
export const SandboxContext = createContext<Promise<Sandbox> | undefined>(undefined);
