import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run.mjs';
import { camel, nounsBelow } from './nouns.mjs';

const REMOTES = ['mf-public', 'mf-portal', 'mf-admin'];
/** Where a feature brings more than pages and navigation: its type. The others use mf-kit's. */
const OWN_FEATURE = { 'mf-admin': { type: 'PlacedFeature', from: '../frame/feature.js' } };
/** The signed-in areas, which use desk-kit and so have its texts. */
const WITH_DESK_KIT = ['mf-portal', 'mf-admin'];
const LANGUAGES = ['en', 'ar'];

function features(remote) {
  const found = nounsBelow(`${remote}/src/domains`).filter(({ files }) => files.includes('feature.ts'));
  const own = OWN_FEATURE[remote];
  const { type, from } = own ?? { type: 'Feature', from: '@diwan/mf-kit' };
  const typeImport = `import type { ${type} } from '${from}';`;
  return [
    ...(own ? [] : [typeImport]),
    ...imports(found, ({ domain, noun }) => `../domains/${domain}/${noun}/feature.js`),
    ...(own ? [typeImport] : []),
    '',
    '/** Every feature of the area, by domain. */',
    `export const features: readonly ${type}[] = [`,
    ...found.map(({ domain, noun }) => {
      const name = camel(domain, noun);
      return own ? `  { domain: '${domain}', ...${name} },` : `  ${name},`;
    }),
    '];',
    '',
  ].join('\n');
}

function messages(remote, language) {
  const found = nounsBelow(`${remote}/src/domains`).filter(({ folder }) =>
    existsSync(path.join(root, folder, 'messages', `${language}.json`)),
  );
  const desk = WITH_DESK_KIT.includes(remote);
  const json = ({ domain, noun }) => `../domains/${domain}/${noun}/messages/${language}.json`;
  return [
    ...(desk ? [`import desk from '@diwan/desk-kit/messages.${language}';`] : []),
    ...imports(found, json, " with { type: 'json' }"),
    `import common from '../messages/${language}.json' with { type: 'json' };`,
    '',
    `/** Every text of the area (${language}). */`,
    'export default {',
    ...(desk ? ['  ...desk,'] : []),
    '  ...common,',
    ...found.map(({ domain, noun }) => `  ...${camel(domain, noun)},`),
    '};',
    '',
  ].join('\n');
}

const imports = (found, place, attribute = '') =>
  [...found]
    .map((noun) => ({ name: camel(noun.domain, noun.noun), from: place(noun) }))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ name, from }) => `import ${name} from '${from}'${attribute};`);

/** Features and texts of each microfrontend. */
export const remoteLists = () =>
  REMOTES.flatMap((remote) => [
    { file: `${remote}/src/derived/features.ts`, text: features(remote) },
    ...LANGUAGES.map((language) => ({
      file: `${remote}/src/derived/messages.${language}.ts`,
      text: messages(remote, language),
    })),
  ]);
