import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run.mjs';
import { byOrigin, camel, nounsBelow } from './nouns.mjs';

const REMOTES = ['mf-public', 'mf-portal', 'mf-admin'];
/** Where a feature brings more than pages and navigation: its type. The others use mf-kit's. */
const OWN_FEATURE = { 'mf-admin': { type: 'PlacedFeature', from: '../frame/feature.js' } };
/** The signed-in areas, which use desk-kit and so have its texts. */
const WITH_DESK_KIT = ['mf-portal', 'mf-admin'];
const LANGUAGES = ['en', 'ar'];
/** Those of the public site: each is a file (`tongue.ts` says what is in one). */
const SITE_LANGUAGES = readdirSync(path.join(root, 'contracts/src/shared/tongues'))
  .filter((file) => /^[a-z]{2}\.ts$/.test(file))
  .map((file) => file.slice(0, 2));
/** What is shown of the site, in every language of it. */
const OF_SITE = 'mf-public';

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
    .sort(byOrigin)
    .map(({ name, from }) => `import ${name} from '${from}'${attribute};`);

/** Features and texts of each microfrontend. */
export const remoteLists = () =>
  REMOTES.flatMap((remote) => [
    { file: `${remote}/src/derived/features.ts`, text: features(remote) },
    ...(remote === OF_SITE ? SITE_LANGUAGES : LANGUAGES).map((language) => ({
      file: `${remote}/src/derived/messages.${language}.ts`,
      text: messages(remote, language),
    })),
  ]).concat(
    { file: 'mf-public/src/derived/texts.ts', text: texts((language) => `import('./messages.${language}.js')`) },
    {
      file: 'shell/src/derived/texts.ts',
      text: texts(
        (language) =>
          `import(/* webpackChunkName: "texts-${language}" */ '../messages/${language}.json', { with: { type: 'json' } })`,
      ),
    },
  );

/** How the texts of each language of the site are fetched. */
const texts = (fetched) =>
  [
    "import type { SiteLanguage } from '@diwan/contracts/shared/tongues';",
    "import type { Messages } from '@diwan/mf-kit';",
    '',
    '/** Fetches the texts of one language. */',
    'export const TEXTS: Readonly<Record<SiteLanguage, () => Promise<{ default: Messages }>>> = {',
    ...SITE_LANGUAGES.map((language) => `  ${language}: () => ${fetched(language)},`),
    '};',
    '',
  ].join('\n');
