/** @jest-environment node */
import { createFuzzySearch } from './fuzzySearch.ts';
import { strongWords, wordsOf } from './searchWords.ts';

/** Creates a search of items by name; the words after a slash in an item find it, too. */
const searchOf = (...items: string[]) =>
  createFuzzySearch(
    items.map((item) => {
      const [name = [], others = []] = item.split('/').map(wordsOf);
      return { item, name, others, length: strongWords(name).length };
    }),
  );
const find = (items: string[], text: string, most: 1 | 2 = 1) =>
  searchOf(...items)(wordsOf(text), most);

const letters = 'abcdefghijklmnopqrstuvwx';

describe('a word with typing errors', () => {
  it.each<[title: string, name: string, text: string, most: 1 | 2]>([
    ['one in a word of four letters', 'Enel', 'enle', 1],
    ['one where a letter is missing', 'Lipigas', 'lipgas', 1],
    ['one in a word that leads to the item', 'Enel/electricidad', 'elecricidad', 1],
    ['one in a long word that many names have', 'Sociedad Sur', 'sosiedad', 1],
    ['two in a word of six letters', 'Esvals', 'ezvalz', 2],
    ['two swaps in a word', 'Metrogas', 'emtrogsa', 2],
    ['a swap beside a wrong letter', 'Metrogas', 'emtrogaz', 2],
    ['one in a word of 24 letters', letters, `z${letters.slice(1)}`, 1],
    ['one in a word that is not typed to its end', 'Movistar', 'moivs', 1],
    ['one in the first letters of a long word', `${letters}${letters}`, 'zbcdefgh', 1],
    ['one behind a word of three letters that is not typed to its end', 'Enel Sur', 'ene suur', 1],
    ['two behind a word that is not typed to its end', 'Metrogas Sureste', 'metr zurezte', 2],
    ['one behind a word of three letters', 'Gas del Sur Valpo', 'gas vaplo', 1],
  ])('is found: %s', (_, name, text, most) => {
    expect(find([name], text, most)).toEqual([name]);
  });

  it.each<[title: string, name: string, text: string, most: 1 | 2]>([
    ['one in a word of three letters', 'WOM', 'wmo', 1],
    ['one in a word of three letters beside another', 'WOM Chile', 'chlie wmo', 1],
    ['one in a word of more than 24 letters', `${letters}a`, `z${letters.slice(1)}a`, 1],
    ['the same beside another', `Chile ${letters}a`, `chlie z${letters.slice(1)}a`, 1],
    ['two where one is allowed', 'Metrogas', 'emtrogaz', 1],
    ['two in a word of five letters', 'Essal', 'ezzal', 2],
    ['two in a word that is not typed to its end', 'Telefonica', 'tilif', 2],
    ['one in a short word that many names have', 'Aguas del Sur', 'dell', 1],
    ['one in a legal form of four letters', 'Claro Ltda.', 'lpda', 1],
    ['one in a short word that many names have and that leads to it', 'Claro/SpA', 'spaa', 1],
    ['no word long enough for an error, though all are there', 'WOM', 'wom', 1],
    ['no word long enough for two errors, though all are there', 'Enel', 'enel', 2],
    ['a word that no item has', 'Metrogas', 'metrogaz xyzxyz', 1],
  ])('finds nothing: %s', (_, name, text, most) => {
    expect(find([name], text, most)).toEqual([]);
  });

  it.each<[title: string, items: string[], text: string, most: 1 | 2]>([
    [
      'an item with the word as typed comes before one with swapped letters',
      ['Entlegas', 'Entel'],
      'entle',
      1,
    ],
    [
      'an item with the word as typed comes before one with a wrong letter',
      ['Metrogazul', 'Metrogas'],
      'metrogaz',
      1,
    ],
    ['an item with one error comes before one with two', ['Metrogas', 'Metrobas'], 'metrogaz', 2],
    [
      'an item whose name has the word comes before one that it only leads to',
      ['Electricidad', 'Enel/electricidad'],
      'elektricidad',
      1,
    ],
    ['the item with the shorter name comes first', ['Enel', 'Enel Distribución'], 'enle', 1],
    ['the errors in all words of an item count', ['Gasco Norde', 'Gasto Norde'], 'gasco norte', 1],
  ])('%s', (_, items, text, most) => {
    expect(find(items, text, most)).toEqual(items);
    expect(find(items.toReversed(), text, most)).toEqual(items);
  });
});
