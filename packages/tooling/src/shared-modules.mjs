/**
 * The one list of modules that shell and remotes share at run time. The shell lends them (`lent.ts` of the shell names the same); a remote never
 * brings its own copy, so a remote opened without the shell does not start. The router is not here: remotes reach it through `@diwan/mf-kit` alone.
 */
const VERSIONS = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  'react/jsx-dev-runtime': '^19.3.0',
  'react-dom': '^19.3.0',
  '@diwan/mf-kit': '^0.1.0',
};

export const LENT = Object.keys(VERSIONS);

/** Federation settings of the shared modules for a remote. */
export const borrowed = () =>
  Object.fromEntries(
    Object.entries(VERSIONS).map(([name, requiredVersion]) => [
      name,
      { singleton: true, requiredVersion, import: false },
    ]),
  );
