/**
 * The one list of modules that shell and remotes share at run time. The shell lends them; a remote never brings its own copy
 * (`import: false`), so a remote opened without the shell does not start. The trailing slash covers subpaths such as `react/jsx-runtime`.
 * The router is not here: remotes reach it through `@diwan/mf-kit` alone.
 */
const LENT = {
  react: '^19.3.0',
  'react/': '^19.3.0',
  'react-dom': '^19.3.0',
  'react-dom/': '^19.3.0',
  '@diwan/mf-kit': '^0.1.0',
};

/** Federation settings of the shared modules for the `shell`, which lends them, or for a `remote`, which borrows them. */
export function sharedModules(role) {
  const rule = role === 'shell' ? {} : { import: false };
  return Object.fromEntries(
    Object.entries(LENT).map(([name, requiredVersion]) => [name, { singleton: true, requiredVersion, ...rule }]),
  );
}
