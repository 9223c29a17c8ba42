/** `describe`, `expect`, `jest` and so on of the spec that is being loaded. */
export let ofThisSpec = {};

/** Called once for each spec, before it is loaded. */
export function handOver(globals) {
  ofThisSpec = globals;
}
