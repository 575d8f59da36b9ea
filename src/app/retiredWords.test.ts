import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { brand } from '../config/brand.ts';

// All texts of the screens use one word for one thing (docs/product.md, one word for one thing).
// This test checks the texts in the source, because no journey shows every message. It also checks
// the texts that a screen reader gets (`e2e/spoken/kept`), because they join words that are apart
// in the source.

/** Retired words, each with its replacement and the phrases in which the word stays. */
const retired: readonly [word: RegExp, instead: string, kept?: RegExp][] = [
  [
    /facturas?/i,
    'deuda',
    // As a label, "Factura" names the number of a company's document.
    /Factura(?=$|["…:]| […F])|[Ii]dentificador de factura|folio de la boleta o factura|guardar la factura/g,
  ],
  [
    /registros/i,
    'deudas',
    /^No es posible agregar más registros|registros (y comprobantes )?electrónicos/g,
  ],
  [
    /(otras|tus|estas) cuentas (siguen|ya están)|una de estas cuentas|cuentas (por pago|de este pago|del carro|que elegiste)|pagar esta cuenta|la cuenta (F-|… (es de|no existe|cambió|ya fue))/i,
    'deudas',
  ],
  [/tu número(?! de \p{L})/iu, 'tu número de cliente'],
  [/sigue en la lista|^esta lista|lo que sigue/i, 'Después de este pago'],
  [
    /identificador/i,
    'número de cliente',
    /Identificador( de \p{L}+)?(?=$|["…,:]| [\d…])|tu identificador de \p{L}+|El patrón .*/gu,
  ],
  // A company's own label stays.
  [/número de (cuenta|factura)/i, 'número de cliente', /El número de cuenta: nueve dígitos/g],
  [
    /carro de (compras|pago)/i,
    'carro',
    /Cuenta (agregada|eliminada) correctamente (al|del) carro de compras|La cuenta ya se encuentra agregada en el carro de compras|registros al carro de pago/g,
  ],
  [
    /(?<!\p{L})colas?(?!\p{L})|lo que seguía/iu,
    'Después de este pago',
    // The name of the button that removes bills from the queue.
    /(?<=^|Quitar .+ )de la cola(?=$|")/g,
  ],
  [/computador|(?<!\p{L})equipos?(?!\p{L})/iu, 'este dispositivo', /en computador y en teléfono/g],
  [
    /navegador/i,
    'este dispositivo',
    // Texts about the browser program, not the device.
    /traducidas por el navegador|con qué navegador/g,
  ],
  [
    /(?<!\p{L})elimina(r|s)?(l[ao]s?)? /iu,
    'quitar',
    /(?<=^|")Eliminar(?= …| F-)|[Ee]limin\S+ (mi|tu|su) usuario|Puedes eliminarlo cuando quieras|Escribe ELIMINAR para confirmar/g,
  ],
  [
    /nuevamente|otra vez|una vez más|(?<!\p{L})intent\p{L}+|(prueb|prob)\p{L}+ de nuevo|vuelve a probar/iu,
    'Reintentar; inténtalo de nuevo',
    /La información no está correcta, intenta nuevamente|Por favor intenta más tarde|Intentar de nuevo|Demasiados intentos|intentar acceder|qué intentabas hacer/g,
  ],
  [/consultar\p{L}* (de nuevo|todas|otra)/iu, 'Ver cuánto debo ahora'],
  // The page at /usuario keeps its heading.
  [/(^|")Mi cuenta($|")|[Tt]u cuenta (fue|en el portal)|creaste tu cuenta/, 'usuario'],
  [/quién paga/i, '¿A qué correo enviamos el comprobante?'],
  // The side menu's own spelling.
  [/Reporte de Pagos/, 'Reporte de pagos', /(?<=^|link ")Reporte de Pagos/g],
];

/** Folders and files whose texts are for operators and developers, not for payers. */
const unread =
  /^(src\/(test|features\/sandbox|app\/telemetry|config\/settings|api\/reportApi)|mocks\/testing)/;

const root = path.join(import.meta.dirname, '../..');

/**
 * The files of the portal and of the simulated bank: payers also read the bank's refusals, e-mails
 * and payment page.
 */
const sources = ['src', 'mocks']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file) && !unread.test(file));

/**
 * Whether a string of the source is a text that people read. Names of fields and anchors begin with
 * a small letter and have no spaces.
 */
const isRead = (text: string) => /\s|^\p{Lu}/u.test(text);

const clean = (text: string) => text.trim().replace(/\s+/g, ' ');

/** A node of the syntax tree. */
type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** The text of a value that is known only at run time. */
const anyValue = ['…'];

/** Joins the parts in order, once for each combination of their alternatives; at most 64 texts. */
const sequence = (parts: readonly (readonly string[])[]): string[] =>
  parts.reduce<string[]>(
    (texts, part) => texts.flatMap((text) => part.map((next) => text + next)).slice(0, 64),
    [''],
  );

/** JSX drops the white space around line breaks. */
const jsxWords = (text: string) => text.replace(/\s*\n\s*/g, '');

/** The texts that an expression, or the content of an element, can have. */
function textsOfNode(node: unknown): readonly string[] {
  if (!isNode(node)) return anyValue;
  switch (node['type']) {
    case 'StringLiteral':
    case 'NumericLiteral':
      return [String(node['value'])];
    case 'TemplateElement':
      return [String(node['cooked'])];
    case 'JSXText':
      return [jsxWords(String(node['value']))];
    case 'TemplateLiteral': {
      const values = nodesIn(node['expressions']);
      return sequence(
        nodesIn(node['quasis']).flatMap((quasi, nth) => [
          textsOfNode(quasi),
          nth < values.length ? textsOfNode(values[nth]) : [''],
        ]),
      );
    }
    case 'ConditionalExpression':
      return [...textsOfNode(node['consequent']), ...textsOfNode(node['alternate'])];
    case 'BinaryExpression':
      if (node['operator'] === '&&') return ['', ...textsOfNode(node['right'])];
      if (node['operator'] === '+')
        return sequence([textsOfNode(node['left']), textsOfNode(node['right'])]);
      return ['||', '??'].includes(String(node['operator']))
        ? [...textsOfNode(node['left']), ...textsOfNode(node['right'])]
        : anyValue;
    case 'ParenthesisExpression':
    case 'JSXExpressionContainer':
      return textsOfNode(node['expression']);
    case 'JSXAttribute':
      return isNode(node['name']) && node['name']['value'] === 'noun'
        ? counted(node['value'])
        : anyValue;
    case 'CallExpression':
      return textsOfCall(node);
    case 'JSXElement':
    case 'JSXFragment':
      return sequence(nodesIn(node['children']).map(textsOfNode));
    default:
      return anyValue;
  }
}

const counted = (noun: unknown) => textsOfNode(noun).flatMap((word) => [`1 ${word}`, `2 ${word}s`]);

/** The texts of a call that counts a noun, such as `countOf`; other calls may return any text. */
function textsOfCall({ callee, arguments: given }: Node): readonly string[] {
  const isCounting = isNode(callee) && /^(countOf|unshownText)$/.test(String(callee['value']));
  return isCounting ? counted(nodesIn(given)[1]?.['expression']) : anyValue;
}

/** Elements within a text; any other element ends it. */
const inline = /^(span|strong|b|em|bdi|small|Link|UntrustedText|MoneyText|ReferenceText)$/;

function isInline({ type, opening }: Node): boolean {
  if (type !== 'JSXElement') return type !== 'JSXFragment';
  const name = isNode(opening) ? opening['name'] : undefined;
  return isNode(name) && inline.test(String(name['value']));
}

/**
 * Splits an element's children into texts: words and inline elements up to the next other element.
 */
function runsOf(children: readonly Node[]): Node[][] {
  const runs: Node[][] = [[]];
  for (const child of children) {
    if (isInline(child)) runs.at(-1)?.push(child);
    else runs.push([]);
  }
  return runs;
}

/** Splits a text into sentences, so that a pattern of `retired` matches within one sentence. */
const sentencesOf = (text: string) => clean(text).split(/(?<=[.!?]) (?=\p{Lu})/u);

/**
 * The texts of a file: each string and each text between tags, alone and joined with the rest of
 * its template, sum or element.
 */
function textsOf(code: string, tsx = true): string[] {
  const texts = new Set<string>();
  const visit = (node: unknown): void => {
    if (!isNode(node) || node['type'] === 'ImportDeclaration') return;
    const isElement = node['type'] === 'JSXElement' || node['type'] === 'JSXFragment';
    const found = isElement
      ? runsOf(nodesIn(node['children'])).flatMap((run) => sequence(run.map(textsOfNode)))
      : textsOfNode(node);
    if (found !== anyValue) for (const sentence of found.flatMap(sentencesOf)) texts.add(sentence);
    Object.values(node).forEach(visit);
  };
  visit(parseSync(code, { syntax: 'typescript', tsx }).body);
  return [...texts].filter(isRead);
}

const retiredIn = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    retired
      .filter(([word, , kept]) => word.test(kept ? text.replace(kept, '') : text))
      .map(([, instead]) => `«${text}»: say «${instead}»`),
  );

it.each(sources)('no text of %s has a retired word', (file) => {
  const code = readFileSync(path.join(root, file), 'utf8');
  expect(retiredIn(textsOf(code, file.endsWith('x')))).toEqual([]);
});

/** The folder of the texts that a screen reader gets, with one file per state of the portal. */
const spoken = path.join(root, 'e2e/spoken/kept');
const states = readdirSync(spoken, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.txt') && !file.startsWith('the-sandbox-console'),
);

it.each(states)('no text of the state %s has a retired word', (file) => {
  const lines = readFileSync(path.join(spoken, file), 'utf8').split('\n');
  const texts = lines.filter((line) => !line.includes('/url:')).flatMap(sentencesOf);
  expect(retiredIn(texts)).toEqual([]);
});

it.each([
  ['a string', "say('Tu factura venció.')"],
  ['a template', 'say(`El carro ${isFull ? `de compras está` : `está`} lleno.`)'],
  ['an ending', "say(`Tienes ${n} registro${n === 1 ? '' : 's'}.`)"],
  ['a sum of strings', "say('Esta deuda espera en la ' + 'cola.')"],
  ['a counted noun', "say(countOf(count, 'factura'))"],
  ['the noun of a notice', '<LeftOutNotice count={1} noun="factura" />'],
  ['an element', '<p>Lo paga tu <b>navegador</b></p>'],
  ['neighbouring elements', '<p><span>Carro de </span><strong>compras</strong></p>'],
  ['an expression in an element', "<p>Vuelve a intent{isOne ? 'ar' : 'arlo'} después</p>"],
  ['lines of an element', "<p>\n  Carro de{' '}\n  <b>pago</b>\n</p>"],
])('a retired word is seen in %s', (_name, code) => {
  expect(retiredIn(textsOf(code))).not.toEqual([]);
});

it('no text of the sandbox’s brand has a retired word', () => {
  const { promises, legal } = brand;
  expect(retiredIn(JSON.stringify({ promises, legal }).split('"').filter(isRead))).toEqual([]);
});
