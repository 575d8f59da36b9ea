/**
 * A browser that translates a page wraps each text in elements of its own. React no longer finds
 * such a text when it changes it, takes it away or puts something before it, unless the text is all
 * that its element holds: then React sets the content of the element. So a text that changes stands
 * alone in its element, and so does one behind something that comes and goes.
 */

/** Calls that make elements, by their name. */
const elementMakers = /^(map|render\w*|arrow)$/;

const isWords = (node) => node.type === 'Literal' && typeof node.value === 'string';

/** Whether an expression makes a text, as far as its form tells. */
function makesText(node) {
  switch (node.type) {
    case 'TemplateLiteral':
      return true;
    case 'BinaryExpression':
      return node.operator === '+';
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].some((each) => isWords(each) || makesText(each));
    case 'LogicalExpression':
      return isWords(node.right) || makesText(node.right);
    case 'CallExpression':
      return !elementMakers.test(node.callee.property?.name ?? node.callee.name);
    default:
      return false;
  }
}

const isName = ({ type }) => type === 'Identifier' || type === 'MemberExpression';
const comesAndGoes = ({ type }) => type === 'ConditionalExpression' || type === 'LogicalExpression';

function check(context, { children }) {
  const parts = children
    .map((child) => ({ child, value: child.expression ?? child }))
    .filter(({ value: { type, value } }) => {
      if (type === 'JSXText') return value.trim() !== '';
      return type !== 'JSXEmptyExpression';
    });
  if (parts.length < 2) return;
  const isWritten = ({ value }) => value.type === 'JSXText' || isWords(value);
  const hasWords = parts.some(isWritten);
  for (const [index, part] of parts.entries()) {
    const isChanging = makesText(part.value) || (hasWords && isName(part.value));
    const isBehind =
      isWritten(part) && parts.slice(0, index).some(({ value }) => comesAndGoes(value));
    if (isChanging || isBehind) {
      context.report({
        node: part.child,
        message: 'A text that changes, or follows what comes and goes, needs its own element.',
      });
    }
  }
}

/** Rules of the portal's own, for oxlint. */
export default {
  meta: { name: 'portal' },
  rules: {
    'lone-text': {
      create: (context) => ({
        JSXElement: (node) => check(context, node),
        JSXFragment: (node) => check(context, node),
      }),
    },
  },
};
