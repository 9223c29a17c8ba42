/**
 * Nouns of one service know each other one way only (docs/architecture.md). A check of its own, because tests may look anywhere: here they
 * do not count. What crosses from noun to noun by injection stands in the `exports` of a module, which Nest enforces.
 */
const services = ['identity'];

export default {
  forbidden: services.map((service) => ({
    name: `nouns-of-${service}-form-a-tree`,
    comment: 'Two nouns that need each other are one noun, or a third one is missing below them.',
    severity: 'error',
    scope: 'folder',
    from: { path: `^services/${service}/src/[^/]+$` },
    // By way of the root, where everything is put together, each noun is everybody's neighbour.
    to: { circular: true, viaOnly: { pathNot: `^services/${service}/src$` } },
  })),
  options: {
    doNotFollow: { path: 'node_modules|(^|/)dist/' },
    exclude: { path: '\\.spec\\.ts$|/testing/' },
    includeOnly: { path: `^services/(${services.join('|')})/src/` },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.web.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.js'] },
  },
};
