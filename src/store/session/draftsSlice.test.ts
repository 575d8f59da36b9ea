import { storeWith } from '../../test/store/storeWith.ts';
import { guestForgotten } from '../device/appEvents.ts';
import { jsonIn, readText, writeText } from '../device/storageAreas.ts';
import { draftChanged, drafts, selectDraft, storedDrafts } from './draftsSlice.ts';
import { sessionEnded, signedIn } from './sessionSlice.ts';

const contact = { name: 'Ana', comment: 'Hola' };
const checkout = { email: 'ana@banco.cl' };

/** A store with a draft in each form. */
function withDrafts() {
  const store = storeWith();
  store.dispatch(draftChanged({ form: 'contact', draft: contact }));
  store.dispatch(draftChanged({ form: 'checkout', draft: checkout }));
  return store;
}

describe('the draft of a form', () => {
  it('is kept apart from those of other forms', () => {
    const store = withDrafts();
    expect(selectDraft(store.getState(), 'contact')).toEqual(contact);
    expect(selectDraft(store.getState(), 'checkout')).toEqual(checkout);
  });

  it('is removed once the form is empty or submitted', () => {
    const store = withDrafts();
    store.dispatch(draftChanged({ form: 'contact', draft: {} }));
    expect(store.getState().drafts).toEqual({ checkout });
  });

  it.each([
    ['a payer signs in', signedIn()],
    ['T08 a session ends', sessionEnded('here')],
    ['the guest asks to be forgotten', guestForgotten()],
  ])('is removed when %s', (_name, action) => {
    const store = withDrafts();
    store.dispatch(action);
    expect(store.getState().drafts).toEqual({});
  });
});

describe('the stored drafts', () => {
  const read = () => storedDrafts.read(jsonIn('session'), (key) => readText('session', key));
  const write = (state: Parameters<typeof storedDrafts.write>[0]) => {
    for (const [key, text] of Object.entries(storedDrafts.write(state)))
      writeText(storedDrafts.area, key, text);
  };

  it('last as long as the tab', () => {
    write({ contact, checkout });
    expect(localStorage).toHaveLength(0);
    expect(read()).toEqual({ contact, checkout });
  });

  it.each([{ contact }, { checkout }])('may lack a form: %j', (state) => {
    write(state);
    expect(read()).toEqual(state);
  });

  it('leave nothing in the storage once they are empty', () => {
    write({ contact });
    write(drafts(undefined, guestForgotten()));
    expect(sessionStorage).toHaveLength(0);
    expect(read()).toBeUndefined();
  });

  it.each(['null', '{"contact":"Ana"}', '{"contact":{"name":1}}', '{"checkout":{"email":1}}'])(
    'T19 are ignored if they are not the portal’s: %s',
    (text) => {
      expectConsole(/^Se descartó «drafts»/);
      sessionStorage.setItem('drafts', text);
      expect(read()).toBeUndefined();
    },
  );
});
