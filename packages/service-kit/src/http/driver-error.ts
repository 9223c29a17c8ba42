/** The `code` that Node and the drivers put on their errors, if there is one. */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/** The name of an error's class, by which drivers tell their failures apart. */
export function nameOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : typeof error;
}
