import { createRequire } from 'node:module';
import path from 'node:path';
import { remote } from '@diwan/tooling/rspack.mjs';
import { rspack } from '@rspack/core';

const PDFJS = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** What pdf.js fetches only for files that need it: fonts and character tables left out of a file, decoders of rare pictures. */
const RESOURCES = [
  { from: path.join(PDFJS, 'standard_fonts'), to: 'pdf/standard_fonts' },
  { from: path.join(PDFJS, 'cmaps'), to: 'pdf/cmaps' },
  { from: path.join(PDFJS, 'wasm/*_nowasm_fallback.js'), to: 'pdf/wasm/[name][ext]' },
];

const build = remote({ dir: import.meta.dirname, area: 'portal', lightContracts: true });

/** The portal's build, with pdf.js beside it: its worker is a file of its own, named as a script so that it is compressed and kept. */
export default (env, argv) => {
  const config = build(env, argv);
  config.module.rules.push({
    test: /pdf\.worker\.min\.mjs$/,
    type: 'asset/resource',
    generator: { filename: 'assets/pdf.worker.[contenthash:8].js' },
  });
  config.plugins.push(new rspack.CopyRspackPlugin({ patterns: RESOURCES }));
  return config;
};
