/** What paths of an endpoint look like, with its parameters as named groups: `/articles/:slug`. In any case: what is not recognised is not guarded. */
export const pathPattern = ({ path }: { path: string }): RegExp =>
  new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`, 'i');
