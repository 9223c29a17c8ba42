import { byOrigin, camel, filesBelow } from './nouns.mjs';

const kinds = () => filesBelow('services/notifications/src/kinds');

/** `lead-received` → `lead_received`: how staff, templates and the ledger name a kind. */
const familyOf = ({ name }) => name.replaceAll('-', '_');

const families = () =>
  [
    '',
    '/** Every kind of notice. */',
    'export const NOTICE_FAMILIES = [',
    ...kinds().map((kind) => `  '${familyOf(kind)}',`),
    '] as const;',
    '',
  ].join('\n');

function index() {
  const imports = [
    { what: 'type { Family, NoticeKind }', from: '../kinds/notice-kind.js' },
    ...kinds().map(({ domain, name }) => ({ what: camel(domain, name), from: `../kinds/${domain}/${name}.js` })),
  ].sort(byOrigin);
  return [
    ...imports.map(({ what, from }) => `import ${what} from '${from}';`),
    '',
    '/** Every kind of notice, by its family. */',
    'export const KINDS = {',
    ...kinds().map((kind) => `  ${familyOf(kind)}: ${camel(kind.domain, kind.name)},`),
    '} as const satisfies { [F in Family]: NoticeKind<F> };',
    '',
  ].join('\n');
}

/** Kinds of notices: for the service that sends them, and their names for whoever reads the delivery log. */
export const noticeLists = () => [
  { file: 'contracts/src/derived/notice-families.ts', text: families().trimStart() },
  { file: 'services/notifications/src/derived/kinds.ts', text: index() },
];
