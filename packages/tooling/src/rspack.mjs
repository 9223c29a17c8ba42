import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { remoteFacts, serverFacts, shellFacts } from './build-facts-plugin.mjs';
import { hotPlugins, hotRules, sourcesOfPackages, takeBuilds } from './hot.mjs';
import { PrecompressPlugin } from './precompress-plugin.mjs';
import { borrowed } from './shared-modules.mjs';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;

/**
 * Build of a remote for browsers: `src/remote.tsx` is its only exposed module. Output: `dist/`, served at `/mf/<area>/`.
 * `lightContracts` keeps zod out (see light-contracts-loader.mjs); an area whose forms validate with the contracts' schemas sets it false.
 */
export function remote({ dir, area, lightContracts = false }) {
  const name = `mf_${area}`;
  const version = versionOf(dir);
  return (_env, argv) => ({
    ...browser({ dir, name, lightContracts, publicPath: `/mf/${area}/`, dev: isDev(argv) }),
    entry: {},
    plugins: [
      federation({
        name,
        filename: fileNames(isDev(argv)).entry,
        exposes: { './remote': { import: [...(isDev(argv) ? [takeBuilds(name)] : []), './src/remote.tsx'] } },
        manifest: { fileName: 'mf-manifest.json' },
        shared: borrowed(),
        experiments: { optimization: SLIM, externalRuntime: true },
      }),
      remoteFacts({ area, form: 'enhanced', name, version, contract: 1 }),
      ...(isDev(argv) ? hotPlugins() : [new PrecompressPlugin()]),
    ],
  });
}

/**
 * Build of a remote that woken pages start: a container too, by rspack's own plugin, of the first protocol of federation (`init`, `get`), which needs no
 * runtime (docs/adr/0010).
 */
export function plainRemote({ dir, area }) {
  const name = `mf_${area}`;
  return (_env, argv) => ({
    ...browser({ dir, name, lightContracts: true, publicPath: `/mf/${area}/`, dev: isDev(argv) }),
    entry: {},
    plugins: [
      new rspack.container.ModuleFederationPluginV1({
        name,
        filename: fileNames(isDev(argv)).entry,
        library: { type: 'window', name },
        exposes: {
          './remote': { import: [...(isDev(argv) ? [takeBuilds(name)] : []), './src/remote.tsx'], name: 'remote' },
        },
        shared: borrowed(),
      }),
      remoteFacts({ area, form: 'plain', name, version: versionOf(dir), contract: 1 }),
      ...(isDev(argv) ? hotPlugins() : [new PrecompressPlugin()]),
    ],
  });
}

/** Build of the shell for browsers. Output: `dist/`, served at `/assets/shell/`. Knows of no remote: they are found at run time. */
export function shell({ dir }) {
  return (_env, argv) => ({
    ...browser({ dir, name: 'shell', lightContracts: true, publicPath: '/assets/shell/', dev: isDev(argv) }),
    entry: { main: isDev(argv) ? [takeBuilds('shell'), './src/index.ts'] : './src/index.ts' },
    optimization: {
      ...optimization(isDev(argv)),
      splitChunks: { cacheGroups: { base: BASE, federation: FEDERATION } },
    },
    plugins: [shellFacts(path.join(dir, 'src/wake.ts')), ...(isDev(argv) ? hotPlugins() : [new PrecompressPlugin()])],
  });
}

/** Build of one module that the shell's server renders with. Output: `dist-ssr/entry.*.mjs`; what must be one in a process stays outside. */
export function server({ dir, entry }) {
  const outside = [/^react($|\/)/, /^react-dom($|\/)/, /^react-router(-dom)?$/, /^@diwan\/mf-kit$/, /^zod($|\/)/];
  return (_env, argv) => ({
    ...common(dir),
    mode: 'production',
    target: 'node20',
    entry: { entry },
    output: {
      path: path.join(outputOf(dir, isDev(argv)), 'dist-ssr'),
      filename: 'entry.[contenthash:8].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: true,
    },
    externalsType: 'module',
    externals: [({ request }, done) => (outside.some((name) => name.test(request)) ? done(null, request) : done())],
    optimization: { minimize: false },
    module: {
      rules: [
        typescript(false),
        { test: /\.css$/, type: 'javascript/auto', loader: require.resolve('./unstyled-modules.mjs') },
      ],
    },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), serverFacts()],
  });
}

/** Remotes are registered by their entry, never by a manifest: the runtime's part for manifests stays out. */
const SLIM = { target: 'web', disableSnapshot: true };

const versionOf = (dir) => JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')).version;

const isDev = (argv) => argv?.mode === 'development';

/** Development builds have a folder of their own, so that what `npm start` runs is never one of them. */
const outputOf = (dir, dev) => (dev ? path.join(dir, 'dist-dev') : dir);

/** Names with a hash are kept by browsers for a year; while developing the files change under the same names. */
const fileNames = (dev) => ({
  entry: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
  script: dev ? '[name].js' : '[name].[contenthash:8].js',
  style: dev ? '[name].css' : '[name].[contenthash:8].css',
});

const common = (dir) => ({
  context: dir,
  devtool: false,
  performance: false,
  stats: 'errors-warnings',
  resolve: { extensions: ['.tsx', '.ts', '.js'], extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } },
});

function browser({ dir, name, lightContracts, publicPath, dev }) {
  const base = common(dir);
  const { script, style } = fileNames(dev);
  return {
    ...base,
    mode: dev ? 'development' : 'production',
    devtool: dev ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    resolve: {
      ...base.resolve,
      alias: { 'react-router$': productionRouter(), ...modernFederation(), ...(dev && sourcesOfPackages()) },
    },
    output: {
      path: path.join(outputOf(dir, dev), 'dist'),
      publicPath,
      uniqueName: name,
      clean: !dev,
      filename: script,
      chunkFilename: script,
      cssFilename: style,
      cssChunkFilename: style,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    optimization: optimization(dev),
    module: {
      rules: [typescript(dev), styles(dir, dev), ...(lightContracts ? [light()] : []), ...(dev ? hotRules() : [])],
    },
  };
}

/** What every page needs, in one file: React, the router and mf-kit. */
const BASE = {
  name: 'base',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]|[\\/]packages[\\/]mf-kit[\\/]/,
  chunks: 'async',
  enforce: true,
};

/** What only areas that are containers need, in one file. */
const FEDERATION = { name: 'federation', test: /[\\/]@module-federation[\\/]/, chunks: 'async', enforce: true };

/**
 * Without targets the minimizer of styles rewrites logical properties and `:is()` for browsers long gone, into lists of languages and
 * selectors of another weight: twice the size, and rules that lose against others.
 */
const minimizers = () => [
  new rspack.SwcJsMinimizerRspackPlugin(),
  new rspack.LightningCssMinimizerRspackPlugin({
    minimizerOptions: { targets: ['chrome >= 111', 'safari >= 16.4', 'firefox >= 128'] },
  }),
];

const optimization = (dev) =>
  dev
    ? { moduleIds: 'named', chunkIds: 'named' }
    : { moduleIds: 'deterministic', chunkIds: 'deterministic', minimizer: minimizers() };

/** The package's exports lead bundlers to its development build, which warns and checks at run time. */
const productionRouter = () => path.resolve(path.dirname(require.resolve('react-router')), '../production/index.mjs');

const FEDERATION_RUNTIME = [
  'runtime',
  'runtime-tools',
  'webpack-bundler-runtime',
  'inject-external-runtime-core-plugin',
];

/**
 * The federation plugin finds its runtime by `require`, which leads to the CommonJS files. Only their module twins can be tree-shaken,
 * and with both kinds in a bundle everything is there twice. Returns aliases from the ones to the others.
 */
function modernFederation() {
  const fromPlugin = createRequire(require.resolve('@module-federation/enhanced/rspack'));
  const files = FEDERATION_RUNTIME.flatMap((name) => {
    const folder = path.dirname(fromPlugin.resolve(`@module-federation/${name}`));
    return readdirSync(folder).map((file) => path.join(folder, file));
  });
  const commonJs = files.filter((file) => file.endsWith('.cjs'));
  return Object.fromEntries(commonJs.map((file) => [file, file.replace(/\.cjs$/, '.js')]));
}

const federation = (options) => new ModuleFederationPlugin({ dts: false, shareStrategy: 'loaded-first', ...options });

const typescript = (dev) => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  type: 'javascript/auto',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
      target: 'es2022',
    },
  },
});

const styles = (dir, dev) => ({
  test: /\.css$/,
  type: 'css/auto',
  loader: require.resolve('postcss-loader'),
  options: {
    postcssOptions: { plugins: { [require.resolve('@tailwindcss/postcss')]: { base: dir, optimize: !dev } } },
  },
});

const light = () => ({ test: /contracts[\\/]dist[\\/].*\.js$/, loader: path.join(here, 'light-contracts-loader.mjs') });
