/** Who may import whom: the table of docs/architecture.md. A boundary that no check enforces does not exist. */
const services = ['identity', 'billing', 'cases', 'news', 'chatbot', 'notifications'];
/** Microfrontends for people with an account: they may use desk-kit. */
const signedIn = ['mf-portal', 'mf-admin'];
const everything = [
  'contracts',
  'packages/ui',
  'packages/mf-kit',
  'packages/desk-kit',
  'packages/service-kit',
  'packages/twilio-simulator',
  'shell',
  'mf-',
  'services/',
  'infra/embedded-mongo',
  'infra/local',
  'e2e',
];
const others = (...allowed) => `^(${everything.filter((place) => !allowed.includes(place)).join('|')})`;

const only = (name, from, ...allowed) => ({
  name: `${name}-imports`,
  comment: `${name} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing of the house'} besides itself.`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: others(...allowed), pathNot: [`^${from}/`, 'node_modules'] },
});

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle has no first file to read.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contracts-know-only-zod',
      comment: 'Contracts are spoken by browsers and services alike.',
      severity: 'error',
      from: { path: '^contracts/src', pathNot: ['\\.spec\\.ts$', '^contracts/src/shared/phone-plan\\.ts$'] },
      to: { pathNot: ['^contracts/', 'node_modules/zod'] },
    },
    {
      name: 'plans-know-only-their-library',
      comment: 'The numbering plans of all countries are read alike by browsers and services, in a file of their own.',
      severity: 'error',
      from: { path: '^contracts/src/shared/phone-plan\\.ts$' },
      to: { pathNot: ['^contracts/', 'node_modules/libphonenumber-js'] },
    },
    {
      name: 'browsers-load-plans-late',
      comment: 'The numbering plans weigh a hundred kilobytes: pages import them when a number abroad is typed.',
      severity: 'error',
      from: { path: '^(shell/src|mf-[a-z]+/src|packages/(ui|mf-kit|desk-kit)/src)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^contracts/(src|dist)/shared/phone-plan', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    only('contracts', 'contracts'),
    only('ui', 'packages/ui'),
    only('mf-kit', 'packages/mf-kit', 'contracts', 'packages/ui'),
    only('desk-kit', 'packages/desk-kit', 'contracts', 'packages/ui', 'packages/mf-kit'),
    only('service-kit', 'packages/service-kit', 'contracts'),
    only('shell', 'shell', 'contracts', 'packages/ui', 'packages/mf-kit'),
    only('mf-public', 'mf-public', 'contracts', 'packages/ui', 'packages/mf-kit'),
    ...signedIn.map((remote) =>
      only(remote, remote, 'contracts', 'packages/ui', 'packages/mf-kit', 'packages/desk-kit'),
    ),
    only('twilio-simulator', 'packages/twilio-simulator'),
    ...services.map((service) =>
      only(
        service,
        `services/${service}`,
        'contracts',
        'packages/service-kit',
        ...(service === 'notifications' ? ['packages/twilio-simulator'] : []),
      ),
    ),
    {
      name: 'simulator-is-for-specs',
      comment: 'What plays the provider is no part of what runs.',
      severity: 'error',
      from: { path: '^services/', pathNot: '\\.spec\\.ts$|/test-kit/' },
      to: { path: '^packages/twilio-simulator' },
    },
    only('embedded-mongo', 'infra/embedded-mongo'),
    only('local', 'infra/local', 'contracts', 'infra/embedded-mongo'),
    only('e2e', 'e2e', 'contracts', 'packages/service-kit'),
    {
      name: 'domains-do-not-import-domains',
      comment: 'A domain could become a microfrontend of its own; app/ puts features together.',
      severity: 'error',
      from: { path: '^(mf-[a-z]+)/src/domains/([^/]+)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^$1/src/(domains|app|derived)/', pathNot: '^$1/src/domains/$2/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Money, machines and rules import neither Nest nor mongoose.',
      severity: 'error',
      from: { path: '^services/.*\\.(machine|rules)\\.ts$' },
      to: { path: 'node_modules/(@nestjs|mongoose)' },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that does not resolve fails at run time.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|(^|/)dist/|(^|/)dist-dev/' },
    exclude: { path: '\\.json$|\\.css$|/dist-types/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.web.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
