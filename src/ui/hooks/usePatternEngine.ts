import { useEffect, useState } from 'react';
import { isPatternEngineLoaded, loadPatternEngine } from '../../lib/identifiers/patterns.ts';

/**
 * Loads the engine that checks values against the bank's patterns, once it is needed. Returns
 * whether values can be judged: the engine has loaded, or has failed to load, after which every
 * value passes.
 */
export function usePatternEngine(isNeeded = true): boolean {
  const [isReady, setIsReady] = useState(isPatternEngineLoaded);
  useEffect(() => {
    if (isNeeded) void loadPatternEngine().then(() => setIsReady(true));
  }, [isNeeded]);
  return isReady;
}
