import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

const packages = path.resolve(import.meta.dirname, '../..');
const inHot = (file) => path.join(import.meta.dirname, 'hot', file);

/** Module of a development build that takes newer builds of the `bundle` into the open page. */
export const takeBuilds = (bundle) => `${inHot('take-builds.mjs')}?${bundle}`;

/** Edits of components keep the state of what is on the screen. */
export const hotPlugins = () => [
  new rspack.HotModuleReplacementPlugin(),
  new ReactRefreshRspackPlugin({ test: /\.tsx$/, exclude: /node_modules/ }),
];

/** Texts change in place: no component is made of them alone, so that React's own way would end in a reload. */
export const hotRules = () => [
  { test: /[\\/]derived[\\/]messages\.(en|ar)\.ts$/, loader: inHot('texts-loader.mjs') },
  { test: /shell[\\/]src[\\/]messages[\\/]\w+\.json$/, type: 'javascript/auto', loader: inHot('texts-loader.mjs') },
];

/** Packages of the house are taken from their source, so that an edit there needs no other compiler first. */
export const sourcesOfPackages = () =>
  Object.fromEntries(
    readdirSync(packages)
      .filter((name) => existsSync(path.join(packages, name, 'src')) && name !== 'tooling')
      .map((name) => [`@diwan/${name}`, path.join(packages, name, 'src')]),
  );
