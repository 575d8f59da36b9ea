/**
 * Something that happened in production, to be reported to the portal's operators. It may contain
 * personal data; `app/telemetry/eventOf.ts` selects the parts that are sent.
 */
type Finding =
  | { kind: 'screen' }
  | { kind: 'call'; endpoint: string; end: 'answered' | 'refused' | 'lost'; milliseconds: number }
  | { kind: 'payment'; status: string }
  | { kind: 'failure'; endpoint: string; error: unknown }
  | { kind: 'contract'; place: string; field: string }
  | { kind: 'crash'; error: unknown }
  | { kind: 'policy'; directive: string; blocked: string }
  | { kind: 'vital'; name: string; value: number; rating: string };

export type PlacedFinding = Finding & { path: string };

type Listener = (finding: PlacedFinding) => void;

/** The maximum number of findings kept until the listener has loaded. */
const mostEarly = 50;

const early: PlacedFinding[] = [];
let listener: Listener = (finding) => {
  if (early.length < mostEarly) early.push(finding);
};

/**
 * Reports a finding (docs/events.md). Callers check `PORTAL_EVENTS` first, so that a build
 * without it contains none of this code.
 */
export function reportFinding(finding: Finding): void {
  listener({ ...finding, path: window.location.pathname });
}

/** Sets the listener, and passes it the findings kept so far. */
export function listenToFindings(added: Listener): void {
  listener = added;
  for (const finding of early.splice(0)) added(finding);
}
