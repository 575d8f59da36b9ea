import { createContext } from 'react';

/** Lookup data that finds something in the sandbox bank; `outcome` says what, in Spanish. */
export interface Sample {
  companyId: string;
  contractId: string;
  kind: string;
  value: string;
  outcome: string;
}

/** What a sandbox build shows of the bank that runs inside it. */
export interface Sandbox {
  samples: readonly Sample[];
}

/** The sandbox of this build, given by `index.tsx`; a `http` build has none. */
export const SandboxContext = createContext<Promise<Sandbox> | undefined>(undefined);
