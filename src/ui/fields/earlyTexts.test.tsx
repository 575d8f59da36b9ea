import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { hydrateEarlyFields, noteEarlyFields } from './earlyTexts.ts';
import { SearchField } from './SearchField.tsx';

function Page() {
  const [text, setText] = useState('');
  return (
    <Suspense>
      <Suspense>
        <SearchField label="Busca tu empresa" value={text} onChange={setText} />
        <output>{text}</output>
      </Suspense>
    </Suspense>
  );
}

/** Creates a prerendered page that is not hydrated yet. */
function openPage() {
  const place = document.createElement('div');
  place.id = 'root';
  place.innerHTML = renderToString(<Page />);
  document.body.replaceChildren(place);
  const field = place.querySelector('input');
  if (!field) throw new Error('The page has no field');
  return { place, field };
}

describe('the fields of a prerendered page', () => {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  let root: Root | undefined;
  beforeEach(() => {
    // Without `act`, React chooses the time of hydration, as in a browser.
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  });
  afterEach(() => {
    root?.unmount();
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });

  it('are hydrated in one task with their typed texts, in any boundary', () => {
    const { place, field } = openPage();
    field.value = 'aguas';
    field.focus();
    noteEarlyFields();
    root = hydrateRoot(place, <Page />);
    hydrateEarlyFields();
    expect(place.querySelector('output')).toHaveTextContent('aguas');
    expect(place.querySelector('input')).toBe(field);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('aguas');
  });

  it('are hydrated in one task if they have the focus but no text, before the page changes', async () => {
    const { place, field } = openPage();
    field.focus();
    noteEarlyFields();
    root = hydrateRoot(place, <Page />);
    hydrateEarlyFields();
    place.querySelector('output')?.before(document.createElement('b'));
    await userEvent.keyboard('a');
    expect(place.querySelector('input')).toBe(field);
    expect(field).toHaveValue('a');
  });

  it('are hydrated when they get the focus', () => {
    const { place, field } = openPage();
    noteEarlyFields();
    root = hydrateRoot(place, <Page />);
    hydrateEarlyFields();
    field.value = 'agu';
    field.focus();
    expect(place.querySelector('output')).toHaveTextContent('agu');
    expect(place.querySelector('input')).toBe(field);
  });

  it('pass the focus on if the page was changed before they got it', () => {
    const { place, field } = openPage();
    noteEarlyFields();
    root = hydrateRoot(place, <Page />, { onRecoverableError: () => undefined });
    hydrateEarlyFields();
    place.querySelector('output')?.replaceWith(document.createElement('b'));
    field.focus();
    expect(place.querySelector('input')).not.toBe(field);
    expect(place.querySelector('input')).toHaveFocus();
  });
});
