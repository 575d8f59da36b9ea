/** @jest-environment node */
import * as fc from 'fast-check';
import { cpuSeconds } from '../../test/cpuSeconds.ts';
import { chileanCompanies } from '../../test/values/chileanCompanies.ts';
import { isSample, runs, seed } from '../../test/runs.ts';
import { createSearch } from './search.ts';
import { wordsOf } from './searchWords.ts';

const search = createSearch(chileanCompanies, { name: (name) => name, otherWords: () => [] });
const find = (text: string): string[] => {
  const { exact, close } = search(text);
  return [...exact, ...close];
};

describe('the words of a text', () => {
  it.each([
    ['Eléctrica Arrayán', ['electrica', 'arrayan']],
    ['Casa Ñandú', ['casa', 'nandu']],
    ['  Aguas \t Río\u00a0Manso ', ['aguas', 'rio', 'manso']],
    ['ele\u0301ctrica', ['electrica']],
    ['Internet/TV (hogar)', ['internet', 'tv', 'hogar']],
    ['S.A. · S. A. · SpA · S.p.A. · E.I.R.L.', ['sa', 'sa', 'spa', 'spa', 'eirl']],
    ['C.G.E. y Cía.', ['cge', 'y', 'cia']],
    ['Luz y Agua', ['luz', 'y', 'agua']],
    ['D’Agostini', ['dagostini']],
    ['D´Agostini', ['dagostini']],
    ['Ag\u00aduas\u200b An\u2060dinas\ufeff', ['aguas', 'andinas']],
    ['\u202aＥＮＥＬ\u202c', ['enel']],
    ['«¡!»', []],
    ['', []],
  ])('%j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

it('the companies are found at once for a pasted letter', async () => {
  const letter = chileanCompanies.map((name) => name.replace('a', 'e')).join(' lorem ipsum ');
  const pasted = letter.repeat(Math.ceil(20_000 / letter.length));
  const seconds = await cpuSeconds(() => expect(find(pasted)).not.toEqual([]));
  expect(seconds).toBeLessThan(2);
});

/** Typed texts, and the company that the search must find first. */
const kinds: Record<string, [text: string, name: string][]> = {
  'with another legal form, or none': [
    ['Aguas Andinas', 'Aguas Andinas S.A.'],
    ['aguas andinas sa', 'Aguas Andinas S.A.'],
    ['Aguas Andinas S. A.', 'Aguas Andinas S.A.'],
    ['Metrogas SpA', 'Metrogas S.A.'],
    ['GasValpo S.p.A.', 'GasValpo SpA'],
    ['Movistar Chile S.A.', 'Movistar Chile'],
    ['Universidad de Chile E.I.R.L.', 'Universidad de Chile'],
    ['Juan Soto Pérez Transportes EIRL', 'Juan Soto Pérez Transportes E.I.R.L.'],
    ['Juan Soto Perez Transportes e. i. r. l.', 'Juan Soto Pérez Transportes E.I.R.L.'],
    ['DirecTV Chile Limitada', 'DirecTV Chile Ltda.'],
    ['Cooperativa Eléctrica Curicó', 'Cooperativa Eléctrica Curicó Ltda.'],
    ['Autopista Central', 'Sociedad Concesionaria Autopista Central S.A.'],
    ['Soc. Concesionaria Costanera Norte', 'Sociedad Concesionaria Costanera Norte S.A.'],
    ['Sociedad Anónima Aguas Andinas', 'Aguas Andinas S.A.'],
    ['Cía. General de Electricidad', 'Compañía General de Electricidad S.A.'],
    ['Empresa Autopista Los Libertadores S.A.', 'Autopista Los Libertadores'],
  ],
  'with other punctuation': [
    ['Aguas-Andinas', 'Aguas Andinas S.A.'],
    ['Aguas Andinas, S.A.', 'Aguas Andinas S.A.'],
    ['AGUAS ANDINAS.', 'Aguas Andinas S.A.'],
    ['V.T.R. Comunicaciones', 'VTR Comunicaciones SpA'],
    ['v t r', 'VTR Comunicaciones SpA'],
    ['W.O.M.', 'WOM S.A.'],
    ['Gas Valpo', 'GasValpo SpA'],
    ['Metro-Gas', 'Metrogas S.A.'],
    ['Direc TV', 'DirecTV Chile Ltda.'],
    ['Enel/Distribución (Chile)', 'Enel Distribución Chile S.A.'],
    ['A.F.P. Habitat', 'AFP Habitat S.A.'],
    ['Tarjeta Lider-BCI', 'Tarjeta Lider BCI'],
  ],
  'with other quotes and apostrophes': [
    ['Colegio San Ignacio El Bosque', 'Colegio "San Ignacio El Bosque"'],
    ['«San Ignacio»', 'Colegio "San Ignacio El Bosque"'],
    ['“San Ignacio El Bosque”', 'Colegio "San Ignacio El Bosque"'],
    ['"Aguas Andinas"', 'Aguas Andinas S.A.'],
    ['‘Universidad de Chile’', 'Universidad de Chile'],
    ["'Lipigas'", 'Lipigas S.A.'],
    ['D´Agostini', 'D’Agostini Hermanos Ltda.'],
    ["D'Agostini", 'D’Agostini Hermanos Ltda.'],
    ['D`Agostini hermanos', 'D’Agostini Hermanos Ltda.'],
    ['dagostini', 'D’Agostini Hermanos Ltda.'],
    ['D Agostini', 'D’Agostini Hermanos Ltda.'],
  ],
  'in another order, or with words between': [
    ['Andinas Aguas', 'Aguas Andinas S.A.'],
    ['Chile Universidad', 'Universidad de Chile'],
    ['Distribución Enel', 'Enel Distribución Chile S.A.'],
    ['Electricidad General Compañía', 'Compañía General de Electricidad S.A.'],
    ['S.A. Central Autopista', 'Sociedad Concesionaria Autopista Central S.A.'],
    ['Norte Vespucio', 'Sociedad Concesionaria Vespucio Norte Express S.A.'],
    ['Católica Universidad Pontificia', 'Pontificia Universidad Católica de Chile'],
    ['alemana clinica', 'Clínica Alemana de Santiago S.A.'],
    ['República Tesorería', 'Tesorería General de la República'],
    ['Santa María Universidad', 'Universidad Técnica Federico Santa María'],
    ['Movistar Telefónica de Chile', 'Movistar Chile'],
    ['Hites Tarjeta de Crédito', 'Hites S.A.'],
  ],
  'with accents, capitals and marks of another keyboard': [
    ['CHILQUINTA ENERGIA', 'Chilquinta Energía S.A.'],
    ['tunel san cristobal', 'Túnel San Cristóbal S.A.'],
    ['Parque Nunoa', 'Condominio Parque Ñuñoa'],
    ['Pacifico\u00a0Cable', 'Pacífico Cable SpA'],
    ['Mundo Paci\u0301fico', 'Mundo Pacífico S.A.'],
    ['Mo\u200bvistar', 'Movistar Chile'],
    ['\ufeffEsval', 'Esval S.A.'],
    ['Lipi\u00adgas', 'Lipigas S.A.'],
    ['\u202aEssbio\u202c', 'Essbio S.A.'],
    ['Claro\u2066 Chile\u2069', 'Claro Chile SpA'],
  ],
  'with one typing error': [
    ['Aguas Andnias', 'Aguas Andinas S.A.'],
    ['Movistra', 'Movistar Chile'],
    ['Mobistar', 'Movistar Chile'],
    ['Enel Distribusión', 'Enel Distribución Chile S.A.'],
    ['Univercidad de Chile', 'Universidad de Chile'],
    ['Conpañía General de Electricidad', 'Compañía General de Electricidad S.A.'],
    ['Autopista Sentral', 'Sociedad Concesionaria Autopista Central S.A.'],
    ['Lipgas', 'Lipigas S.A.'],
    ['Metroggas', 'Metrogas S.A.'],
    ['Entle', 'Entel PCS Telecomunicaciones S.A.'],
    ['Abastibel', 'Abastible S.A.'],
    ['Chilquinat', 'Chilquinta Energía S.A.'],
    ['Banmédida', 'Isapre Banmédica S.A.'],
    ['vispucio sur', 'Sociedad Concesionaria Vespucio Sur S.A.'],
    ['Falabela', 'CMR Falabella'],
  ],
  'with two typing errors': [
    ['Moivstra', 'Movistar Chile'],
    ['Mobiztar', 'Movistar Chile'],
    ['Aguas Andeinaz', 'Aguas Andinas S.A.'],
    ['Agaus Andnias', 'Aguas Andinas S.A.'],
    ['Unibercidad de Chile', 'Universidad de Chile'],
    ['Compania Jeneral de Electrisidad', 'Compañía General de Electricidad S.A.'],
    ['Autopizta Sentral', 'Sociedad Concesionaria Autopista Central S.A.'],
    ['Provedencai', 'Municipalidad de Providencia'],
    ['Costaneera Nrote', 'Sociedad Concesionaria Costanera Norte S.A.'],
    ['Abaztivle', 'Abastible S.A.'],
    ['Chilkinta Enerjia', 'Chilquinta Energía S.A.'],
    ['Banmedicca Isaprre', 'Isapre Banmédica S.A.'],
    ['Falavela', 'CMR Falabella'],
    ['Tesorreria Republca', 'Tesorería General de la República'],
  ],
  'while it is still being typed, also with an error': [
    ['movis', 'Movistar Chile'],
    ['moivs', 'Movistar Chile'],
    ['chilqi', 'Chilquinta Energía S.A.'],
    ['autopista cen', 'Sociedad Concesionaria Autopista Central S.A.'],
    ['autopizta cent', 'Sociedad Concesionaria Autopista Central S.A.'],
    ['Movistar Chile S', 'Movistar Chile'],
    ['Movistar Chile Lt', 'Movistar Chile'],
    ['universidad d', 'Universidad de Chile'],
    ['pista', 'Autopista Los Libertadores'],
    ['general de elec', 'Compañía General de Electricidad S.A.'],
  ],
};

describe.each(Object.entries(kinds))('a company is found by its name %s', (_kind, cases) => {
  it.each(cases)('%j leads to %s', (text, name) => {
    expect(find(text)[0]).toBe(name);
  });
});

it.each([
  ['Andinas Aguas', 'Aguas Andinas S.A.'],
  ['Chile Universidad', 'Universidad de Chile'],
  ['Norte Vespucio', 'Sociedad Concesionaria Vespucio Norte Express S.A.'],
  ['BCI Tarjeta', 'Tarjeta Lider BCI'],
])('the words of %j are matched as typed, in any order', (text, name) => {
  expect(search(text).exact).toContain(name);
});

describe('the order of the results', () => {
  it.each([
    ['a name that begins with the text comes first', 'universidad', /^Universidad/],
    ['words as typed come before similar ones', 'Enel', /^Enel/],
    ['words as typed come before similar ones, also if the two are exchanged', 'Entel', /^Entel/],
    ['a particle of the text counts, too', 'aguas del', /^Aguas del/],
    ['the whole name comes before a part of one', 'chile universidad', /^Universidad de Chile$/],
  ])('%s', (_title, text, first) => {
    expect(find(text)[0]).toMatch(first);
  });

  it('puts words that differ by a letter after exact ones', () => {
    expect(find('Enel')).toEqual([
      'Enel Distribución Chile S.A.',
      'Entel PCS Telecomunicaciones S.A.',
    ]);
  });
});

/** Searches items; in an item, a slash separates the name from the other words that find it. */
const findIn = (items: string[], text: string) =>
  createSearch(items, {
    name: (item) => item.split('/')[0] ?? '',
    otherWords: (item) => item.split('/').slice(1),
  })(text);

describe('the words of a text are matched as they were typed', () => {
  it.each<[title: string, items: string[], text: string]>([
    [
      'in their order, at a beginning, before in another order',
      ['Zona Austral Tres', 'Austral Zona Tres'],
      'la zona austral',
    ],
    ['as the beginning of a word before within one', ['Zona Gas', 'Abc Megas'], 'gas'],
    ['within the name before in other words', ['Zona Megas', 'Abc/gas'], 'gas'],
    ['in other words, first as a beginning', ['Zona/luz/gas', 'Abc/megas'], 'gas'],
    ['where the name has them apart', ['Metro Gas S.A.'], 'metrogas'],
    ['where the name has them apart, while they are typed', ['Metro Gas Norte'], 'metrogas nor'],
    ['where the name has a particle between them', ['Casa del Sol'], 'casasol'],
    ['where a particle has grown together with them', ['Casa del Sol'], 'casadels'],
    ['a legal form alone, where the name has it', ['Abc SpA'], 'SpA'],
  ])('%s', (_, items, text) => {
    expect(findIn([...items, 'Otra Sureste'], text)).toEqual({ exact: items, close: [] });
  });
});

it('the names within a longer text are found if nothing else is, the longest first', () => {
  const items = ['¡!', 'Aguas', 'Aguas Andinas', 'Andinas Norte', 'Aguas Andinas Chile'];
  expect(findIn(items, 'boleta 12345678 de aguas andinas chile')).toEqual({
    exact: [],
    close: ['Aguas Andinas Chile', 'Aguas Andinas', 'Aguas'],
  });
});

it.each([
  'zapatería',
  'nada de esto',
  'qwerty',
  'asdf',
  'perro',
  'xx',
  '99999999',
  'convenios',
  'Restaurante El Buen Sabor',
  'pelícano verde',
  '...',
  '«»',
  '<script>',
  'a'.repeat(100),
  `${'ñ '.repeat(49)}ñ`,
])('the search finds nothing for %j', (text) => {
  expect(find(text)).toEqual([]);
});

it('everything is found, by name, for an empty text or one of invisible marks', () => {
  const all = find('');
  expect(new Set(all)).toEqual(new Set(chileanCompanies));
  expect(all.slice(0, 2)).toEqual(['Abastible S.A.', 'AFP Habitat S.A.']);
  expect(find(' \u200b\ufeff')).toEqual(all);
});

/** The ways to misspell a text: one letter added, missing, wrong, or swapped with the next. */
const edits: ((word: string, at: number, letter: string) => string)[] = [
  (word, at, letter) => word.slice(0, at) + letter + word.slice(at),
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at, letter) => word.slice(0, at) + letter + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
];
const anyName = fc.constantFrom(...chileanCompanies);
const anyLetter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const misspelt = (text: string) =>
  fc
    .tuple(fc.constantFrom(...edits), fc.nat(), anyLetter)
    .map(([edit, at, letter]) => edit(text, at % text.length, letter));
/** Creates words with one typing error, or with one in each half. */
const misspeltWord = (word: string, count: 1 | 2) => {
  const half = count === 1 ? 0 : Math.floor(word.length / 2);
  const start = half === 0 ? fc.constant('') : misspelt(word.slice(0, half));
  return fc.tuple(start, misspelt(word.slice(half))).map((halves) => halves.join(''));
};
/**
 * Creates pairs of a company's name and the same name with errors in one word of at least
 * `shortest` letters; a name without such a word stays unchanged.
 */
const misspeltCompany = (shortest: number, count: 1 | 2) =>
  anyName
    .map((name) => name.split(' '))
    .chain((words) => {
      const places = words.flatMap((word, at) => (word.length >= shortest ? [at] : []));
      if (places.length === 0) return fc.constant([words.join(' '), words.join(' ')] as const);
      return fc.constantFrom(...places).chain((place) =>
        misspeltWord(words[place] ?? '', count).map((word) => {
          return [words.join(' '), words.with(place, word).join(' ')] as const;
        }),
      );
    });

it(`any company is among the first three after one error in a word of five letters or more (seed ${seed})`, () => {
  fc.assert(
    fc.property(misspeltCompany(5, 1), ([name, text]) => {
      expect(find(text).slice(0, 3)).toContain(name);
    }),
    { seed, numRuns: runs(500, isSample ? 50 : 150) },
  );
});

it(`any company is among the first three after two errors in a word of eight letters or more (seed ${seed})`, () => {
  fc.assert(
    fc.property(misspeltCompany(8, 2), ([name, text]) => {
      expect(find(text).slice(0, 3)).toContain(name);
    }),
    { seed, numRuns: runs(300, isSample ? 40 : 100) },
  );
});

it(`every company is first for its own name, and for the beginning of it (seed ${seed})`, () => {
  fc.assert(
    fc.property(anyName, fc.nat(), (name, length) => {
      expect(find(name)[0]).toBe(name);
      expect(find(name.slice(0, 1 + (length % name.length)))).toContain(name);
    }),
    { seed, numRuns: runs(300, isSample ? 40 : 100) },
  );
});
