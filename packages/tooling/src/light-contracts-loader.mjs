import { pathToFileURL } from 'node:url';

const SCHEMAS = ['params', 'query', 'body', 'response'];
/** Parts of an endpoint that stay on the server. What is forgotten here costs bytes; what a browser needs is never missing. */
const OF_SERVERS = [...SCHEMAS, 'summary', 'access', 'errors', 'beforeSecondFactor', 'callback', 'demo'];

/**
 * Keeps zod out of public bundles. A module of `@diwan/contracts` is evaluated while building; endpoints and plain data in it become
 * literals, and everything else (schemas, functions) is passed on from the whole module, which tree shaking drops unless it is used.
 */
export default function lightContracts(source) {
  if (this.resourceQuery === '?whole') return withoutTraces(source);
  const done = this.async();
  // The content in the address makes a watcher see changes of this module.
  import(`${pathToFileURL(this.resourcePath).href}?${Buffer.from(source).length}-${Date.now()}`).then(
    (module) => done(null, lightView(module, `${this.resourcePath}?whole`)),
    (error) => done(error),
  );
}

function lightView(module, whole) {
  return Object.entries(module)
    .map(([name, value]) => {
      if (isEndpoint(value)) return `export const ${name} = ${endpointLiteral(name, value)};`;
      if (isPlain(value)) return `export const ${name} = ${JSON.stringify(value)};`;
      return `export { ${name} } from ${JSON.stringify(whole)};`;
    })
    .join('\n');
}

/** Making a schema changes nothing else: one that nobody uses is dropped, and zod with the last. */
const withoutTraces = (source) => source.replace(/^((?:export )?const \w+ = )(?=z\.)/gm, '$1/* #__PURE__ */ ');

const isEndpoint = (value) =>
  typeof value === 'object' &&
  value !== null &&
  'service' in value &&
  'method' in value &&
  'path' in value &&
  'access' in value;

/** Asking a light endpoint for a schema is a mistake that must not pass silently: `undefined` would skip the check. */
function endpointLiteral(name, endpoint) {
  const called = Object.fromEntries(Object.entries(endpoint).filter(([part]) => !OF_SERVERS.includes(part)));
  const schemas = SCHEMAS.filter((part) => part in endpoint);
  const refusals = schemas.map(
    (part) =>
      `get ${part}() { throw new Error(${JSON.stringify(`${name}.${part} is not in this bundle: its area is built with light contracts`)}); }`,
  );
  return `/* #__PURE__ */ Object.freeze({ ${[JSON.stringify(called).slice(1, -1), ...refusals].join(', ')} })`;
}

function isPlain(value) {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isPlain) && !value.some(isEndpoint);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return !('_zod' in value) && !isEndpoint(value) && Object.values(value).every(isPlain);
}
