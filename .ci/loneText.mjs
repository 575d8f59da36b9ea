/**
 * A browser that translates a page wraps each text in its own elements. React then fails to change
 * or remove such a text, or to insert something before it, unless the text is the only child of its
 * element. So this rule requires an element of its own for a text that changes, and for a text
 * after a conditional node.
 */

/** The names of functions that return elements. */
const elementMakers = /^(map|render\w*|arrow)$/;

const isWords = (node) => node.type === 'Literal' && typeof node.value === 'string';

/**
 * Whether an expression makes a text, judged by its syntax: a call does, unless it is a call of
 * `elementMakers`.
 */
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

/** The portal's own rules for oxlint. */
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
