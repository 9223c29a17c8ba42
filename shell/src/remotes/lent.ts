import * as mfKit from '@diwan/mf-kit';
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** The modules that remotes borrow instead of bringing a copy (`shared-modules.mjs` of the tooling): one React and one mf-kit in a page. */
export const lent: Record<string, { version: string; module: unknown }> = {
  react: { version: react.version, module: react },
  'react/jsx-runtime': { version: react.version, module: jsxRuntime },
  // Empty but in development builds.
  'react/jsx-dev-runtime': { version: react.version, module: jsxDevRuntime },
  'react-dom': { version: react.version, module: reactDom },
  '@diwan/mf-kit': { version: '0.1.0', module: mfKit },
};
