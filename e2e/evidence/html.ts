export type Cell = string | number | { text: string; href: string };

/** Escapes a text for HTML content and quoted attributes. */
export const escaped = (text: string | number) =>
  String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const cellOf = (cell: Cell) =>
  typeof cell === 'object'
    ? `<a href="${escaped(cell.href)}">${escaped(cell.text)}</a>`
    : escaped(cell);

const rowOf = (cells: readonly Cell[], tag: 'th' | 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${cellOf(cell)}</${tag}>`).join('')}</tr>`;

/** An HTML table with one row of headings; the texts of its cells are escaped. */
export const tableOf = (head: readonly string[], rows: readonly (readonly Cell[])[]) =>
  `<table><thead>${rowOf(head, 'th')}</thead><tbody>\n${rows
    .map((cells) => rowOf(cells, 'td'))
    .join('\n')}\n</tbody></table>`;

/** An HTML page with inline styles; `title` is escaped, `body` is HTML. */
export const pageOf = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem; color: #1a2226; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { border-bottom: 1px solid #d5dcdf; padding: 0.3rem 1rem 0.3rem 0; text-align: left; vertical-align: top; }
summary { cursor: pointer; }
</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${body}
</body>
</html>
`;
