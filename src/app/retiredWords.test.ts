import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { brand } from '../config/brand.ts';

// All texts of the screens use one word for one thing (docs/product.md, one word for one thing).
// This test checks the texts of the source, because no journey shows every message.

/** A retired word, its replacement, and the texts that may contain it. */
const retired: readonly [word: RegExp, instead: string, kept?: RegExp][] = [
  [/facturas?/i, 'deuda', /^Factura$|guardar la factura/],
  [/registros/i, 'deudas', /^No es posible agregar|registros (y comprobantes )?electrónicos/],
  [/(otras|tus|estas) cuentas (siguen|ya están)/i, 'deudas'],
  [/identificador/i, 'número de cliente', /^Identificador( de .+)?$|^El patrón/],
  [/número de (cuenta|factura)/i, 'número de cliente'],
  [
    /carro de (compras|pago)/i,
    'carro',
    /^Cuenta (agregada|eliminada) correctamente|^La cuenta ya se encuentra|^No es posible agregar/,
  ],
  [
    /(?<!\p{L})colas?(?!\p{L})|lo que seguía/iu,
    'Después de este pago',
    // The name of the button that removes an entry.
    /^de la cola$/,
  ],
  [/computador|(?<!\p{L})equipos?(?!\p{L})/iu, 'este dispositivo', /en computador y en teléfono/],
  [
    /navegador/i,
    'este dispositivo',
    // Texts about the browser program, not the device.
    /traducidas por el navegador|con qué navegador/,
  ],
  [/(?<!\p{L})elimina(r|s)? /iu, 'quitar', /^Eliminar$|elimin\S+ (mi|tu|su) usuario/i],
  [
    /nuevamente|otra vez|(?<!\p{L})intent(a|ar|arlo|es)(?!\p{L})/iu,
    'Reintentar; inténtalo de nuevo',
    /^La información no está correcta, |^Por favor intenta más tarde$|^Intentar de nuevo$|^intentar acceder/,
  ],
  [/consultar (de nuevo|todas|otra)/i, 'Ver cuánto debo ahora'],
  // The page at /usuario keeps its heading.
  [/^Mi cuenta$|[Tt]u cuenta (fue|en el portal)|creaste tu cuenta/, 'usuario'],
  [/quién paga/i, '¿A qué correo enviamos el comprobante?'],
  // The side menu's own spelling.
  [/Reporte de Pagos/, 'Reporte de pagos', /^Reporte de Pagos$/],
];

/** Folders whose texts are for operators and developers, not for payers. */
const unread = /^(test|features\/sandbox|app\/telemetry|config\/settings|api\/reportApi)/;

const root = path.join(import.meta.dirname, '..');

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file) && !unread.test(file),
);

/** Names of fields and anchors begin with a small letter and have no spaces. */
const isRead = (text: string) => /\s|^\p{Lu}/u.test(text);

/** The texts of a file: its strings, the parts of its templates, and the words between its tags. */
function textsOf(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node) {
      if (node.type === 'ImportDeclaration') return;
      if (node.type === 'TemplateElement' && 'cooked' in node) texts.push(String(node.cooked));
      if ((node.type === 'StringLiteral' || node.type === 'JSXText') && 'value' in node)
        texts.push(String(node.value));
    }
    Object.values(node).forEach(visit);
  };
  const code = readFileSync(path.join(root, file), 'utf8');
  visit(parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x') }).body);
  return texts.map((text) => text.trim().replace(/\s+/g, ' ')).filter(isRead);
}

const retiredIn = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    retired
      .filter(([word, , kept]) => word.test(text) && !kept?.test(text))
      .map(([, instead]) => `«${text}»: say «${instead}»`),
  );

it.each(sources)('no text of %s has a retired word', (file) => {
  expect(retiredIn(textsOf(file))).toEqual([]);
});

it('no text of the sandbox’s brand has a retired word', () => {
  const { promises, legal } = brand;
  expect(retiredIn(JSON.stringify({ promises, legal }).split('"').filter(isRead))).toEqual([]);
});
