/**
 * What the portal notices of itself in production. It may hold anything: what of it leaves the page
 * says `app/telemetry/eventOf.ts`.
 */
type Finding =
  | { kind: 'screen' }
  | { kind: 'failure'; endpoint: string; error: unknown }
  | { kind: 'contract'; place: string; field: string }
  | { kind: 'crash'; error: unknown }
  | { kind: 'policy'; directive: string; blocked: string }
  | { kind: 'vital'; name: string; value: number; rating: string };

/** A finding and the path of the page at which it was made. */
export type PlacedFinding = Finding & { path: string };

type Listener = (finding: PlacedFinding) => void;

/** The most findings that wait for a listener. */
const mostEarly = 50;

const early: PlacedFinding[] = [];
let listener: Listener = (finding) => {
  if (early.length < mostEarly) early.push(finding);
};

/**
 * Tells a finding (docs/events.md). Whoever does asks for `PORTAL_EVENTS_URL` first, so that a build
 * without it has none of this.
 */
export function tell(finding: Finding): void {
  listener({ ...finding, path: window.location.pathname });
}

/** Hears what is told from now on, and was before. */
export function hear(heard: Listener): void {
  listener = heard;
  for (const finding of early.splice(0)) heard(finding);
}
