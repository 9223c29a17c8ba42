import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run.mjs';
import { nounsBelow } from './nouns.mjs';

const FILE = 'e2e/derived/pages.ts';
const WIDTH = 120;

const textOf = (file) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '');

/** Paths of the pages that a file declares. */
function pagesIn(file) {
  const text = textOf(file);
  const paths = [...text.matchAll(/\bpage\(\{\s*path: '([^']+)'/g)].map(([, found]) => found);
  if (paths.length !== text.match(/\bpage\(\{/g)?.length && paths.length > 0)
    throw new Error(`${file} declares a page whose path is not its first line.`);
  return paths;
}

/** Files that declare pages of a microfrontend: `{ domain, file }`. What puts features together is no domain. */
const filesOf = (remote) => [
  { domain: 'app', file: `${remote}/src/app/pages.ts` },
  ...nounsBelow(`${remote}/src/domains`).map(({ domain, folder }) => ({ domain, file: `${folder}/feature.ts` })),
];

/** Lists by their key, each in the order of its files. */
function grouped(pairs) {
  const lists = new Map();
  for (const [key, value] of pairs) lists.set(key, [...(lists.get(key) ?? []), value]);
  return lists;
}

const pagesOf = (remote) =>
  grouped(filesOf(remote).flatMap(({ domain, file }) => pagesIn(file).map((found) => [domain, found])));

/** Views that nouns add to records of the back office, by the kind of record. */
const viewsOf = (remote) =>
  grouped(
    filesOf(remote).flatMap(({ file }) =>
      [...textOf(file).matchAll(/\bon: '([\w-]+)',\s*slug: '([\w-]+)'/g)].map(([, kind, slug]) => [kind, slug]),
    ),
  );

/** As the formatter leaves it: a list on one line where it fits. */
function constant(says, name, lists) {
  const entries = [...lists].flatMap(([key, values]) => {
    const quoted = values.map((value) => `'${value}'`);
    const line = `  ${key}: [${quoted.join(', ')}],`;
    return line.length <= WIDTH ? [line] : [`  ${key}: [`, ...quoted.map((value) => `    ${value},`), '  ],'];
  });
  return [`/** ${says} */`, `export const ${name} = {`, ...entries, '} as const;', ''].join('\n');
}

/** Pages of the signed-in areas, which the walks open. */
export const pageLists = () => [
  {
    file: FILE,
    text: [
      constant('Paths of every page of the back office, by domain.', 'DESK_PAGES', pagesOf('mf-admin')),
      constant('Paths of every page of the portal, by domain.', 'PORTAL_PAGES', pagesOf('mf-portal')),
      constant('Views that are added to records of the back office.', 'RECORD_VIEWS', viewsOf('mf-admin')),
    ].join('\n'),
  },
];
