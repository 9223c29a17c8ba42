/** Areas of the site that microfrontends serve. */
export const AREAS = ['public', 'portal', 'admin'] as const;
export type Area = (typeof AREAS)[number];

/** Version of what the shell lends a remote (`@diwan/mf-kit`). A remote of another version is not loaded. */
export const REMOTE_CONTRACT = 1;

/**
 * Every remote is a container of module federation. An `enhanced` one is loaded by federation's runtime, a `plain` one by its first protocol, which
 * needs none: what public pages have, whose readers wait for every byte (docs/adr/0010).
 */
export const REMOTE_FORMS = ['plain', 'enhanced'] as const;
export type RemoteForm = (typeof REMOTE_FORMS)[number];

/** `dist/remote.json` beside a remote's files: what its build made. The shell's server reads it and publishes the registry from it. */
export interface RemoteFacts {
  area: Area;
  form: RemoteForm;
  /** Such as `mf_public`. */
  name: `mf_${Area}`;
  contract: number;
  version: string;
  /** File of the entry script, and the Subresource Integrity value its bytes had when built. */
  entry: string;
  integrity: string;
  /** Scripts and styles that the first page needs, for preloading. */
  scripts: string[];
  styles: string[];
}

/** `dist-ssr/server.json`: the one module that the shell's server renders with, and its integrity value. */
export interface ServerFacts {
  entry: string;
  integrity: string;
}
