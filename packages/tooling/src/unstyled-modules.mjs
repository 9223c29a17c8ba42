/** Loader for style sheets in bundles that the server renders: a server needs none. */
export default function unstyled() {
  return '';
}
