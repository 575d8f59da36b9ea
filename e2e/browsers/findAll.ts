import type * as TestingLibrary from '@testing-library/dom';

/**
 * A text to look for, as the arguments of `RegExp`: WebDriver cannot serialise a regular
 * expression.
 */
export type Pattern = [source: string, flags: string];

/** A step of a search: finds elements inside those found so far, or picks the nth of them. */
export type Step =
  | { role: string; name?: Pattern; level?: number }
  | { text: Pattern }
  | { label: Pattern }
  | { selector: string }
  | { nth: number };

/** Collects the errors that the page reports from now on. Runs in the page. */
export function watchErrors(): void {
  const complaints: string[] = [];
  Reflect.set(window, 'complaints', complaints);
  window.addEventListener('error', ({ message }) => complaints.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complaints.push(`${effectiveDirective} ${blockedURI}`),
  );
}

/**
 * The elements that these steps find, and the errors since the last call; undefined while the page
 * has no Testing Library. Must not use anything else of this file, because only the function's
 * source text is sent to the page and run there.
 */
export function findAll(
  steps: Step[],
): { elements: HTMLElement[]; complaints: string[] } | undefined {
  const library = Reflect.get(window, 'TestingLibraryDom') as typeof TestingLibrary | undefined;
  if (!library) return undefined;
  const { queryAllByRole, queryAllByText, queryAllByLabelText } = library;
  const seen = (found: HTMLElement[]) => found.filter((element) => element.checkVisibility());
  const within = (element: HTMLElement, step: Exclude<Step, { nth: number }>): HTMLElement[] => {
    if ('selector' in step) return [...element.querySelectorAll<HTMLElement>(step.selector)];
    if ('text' in step) return seen(queryAllByText(element, new RegExp(...step.text)));
    if ('label' in step) return queryAllByLabelText(element, new RegExp(...step.label));
    const { role, name, ...level } = step;
    return queryAllByRole(element, role, { ...level, ...(name && { name: new RegExp(...name) }) });
  };
  const elements = steps.reduce<HTMLElement[]>(
    (found, step) =>
      'nth' in step
        ? found.slice(step.nth).slice(0, 1)
        : [...new Set(found.flatMap((element) => within(element, step)))],
    [document.body],
  );
  const complaints = (Reflect.get(window, 'complaints') as string[]).splice(0);
  return { elements, complaints };
}
