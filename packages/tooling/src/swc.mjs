/** How a TypeScript module becomes JavaScript where nobody checks types: in the tests, and in the services of `npm run dev`. */
export const TYPESCRIPT = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', decorators: true, tsx: true },
    target: 'es2023',
    experimental: { keepImportAttributes: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
  },
  module: { type: 'es6' },
};
