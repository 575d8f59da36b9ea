import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createElement, lazy, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { reachHost } from '../../lib/reachHost.ts';
import { reportFinding } from '../../lib/telemetry.ts';
import { RetryButton } from '../buttons/RetryButton.tsx';
import { useWhenConnected } from '../hooks/useWhenConnected.ts';

export interface Lost {
  retry: () => void;
  /**
   * Whether `retry` failed although the host answers: a release has probably replaced the code, and
   * only a reload of the page helps.
   */
  isReplaced: boolean;
}

/** Replaces a part of the page whose code did not load; `children` are further actions. */
export function LostPart({ retry, children }: Pick<Lost, 'retry'> & { children?: ReactNode }) {
  return (
    <Stack role="alert" direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography>No pudimos cargar esta parte. Revisa tu conexión.</Typography>
      <RetryButton size="small" variant="outlined" onRetry={retry} />
      {children}
    </Stack>
  );
}

/** Whether webpack gave up waiting for code (`chunkLoadTimeout`). */
const isTimeout = (error: unknown) =>
  error instanceof Error && 'type' in error && error.type === 'timeout';

/** Rendered instead of a failed part that its screen can do without. */
export const nothing = () => null;

/**
 * Creates a component with its own chunk: a screen, a part of a screen, or a modal. Render the
 * component within a `Suspense`. If the code fails to load, or takes too long, `Fallback` is
 * rendered; its prop `retry` loads the code without a reload of the page. The component also
 * retries by itself when the connection is back (docs/trust.md, T20). `preload` fetches the code in
 * advance.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props & Lost> = LostPart,
) {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => (Loaded = await load());
  let secondLoad: Promise<ComponentType<Props> | undefined> | undefined;

  function LostCode(props: Props) {
    const [Found, setFound] = useState(() => Loaded);
    const [isReplaced, setIsReplaced] = useState(false);
    const retry = () =>
      void preload().then(
        (Part) => setFound(() => Part),
        async () => setIsReplaced(await reachHost()),
      );
    useWhenConnected(retry);
    useEffect(() => {
      void secondLoad?.then((Part) => {
        if (Part) setFound(() => Part);
      });
    }, []);
    // `lazy` keeps `LostCode` as its result. A new `lazy` on unmount makes the next mount load the
    // code again.
    useEffect(
      () => () => {
        Attempt = attempt();
      },
      [],
    );
    if (Found) return createElement(Found, props);
    return createElement(Fallback, { ...props, retry, isReplaced });
  }

  const attempt = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await preload() };
      } catch (error) {
        if (process.env.PORTAL_EVENTS) reportFinding({ kind: 'crash', error });
        // A slow network may still deliver the code, which then replaces the message.
        secondLoad = isTimeout(error) ? preload().catch(() => undefined) : undefined;
        return { default: LostCode };
      }
    });
  let Attempt = attempt();

  function LazyPart(props: Props) {
    // Renders loaded code directly, because `lazy` would suspend and flash the skeleton.
    const [Part] = useState(() => Loaded ?? Attempt);
    return createElement(Part, props);
  }
  return Object.assign(LazyPart, { preload });
}

const prerendered: (() => Promise<unknown>)[] = [];

/** Creates a lazy part of a prerendered page; its code loads before React hydrates the page. */
export function prerenderedPart<Props extends object>(...part: Parameters<typeof lazyPart<Props>>) {
  const Part = lazyPart(...part);
  prerendered.push(Part.preload);
  return Part;
}

/** Loads the code of every part created by `prerenderedPart`; returns false if any of it fails. */
export async function loadPrerenderedParts(): Promise<boolean> {
  const loads = await Promise.allSettled(prerendered.map((preload) => preload()));
  return loads.every(({ status }) => status === 'fulfilled');
}
