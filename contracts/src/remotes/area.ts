/** Areas of the site that microfrontends serve. */
export const AREAS = ['public', 'portal', 'admin'] as const;
export type Area = (typeof AREAS)[number];

/** Version of what the shell lends a remote (`@diwan/mf-kit`). A remote of another version is not loaded. */
export const REMOTE_CONTRACT = 1;

/** `dist/remote.json` beside a remote's files: what its build made. The shell's server reads it and publishes the registry from it. */
export interface RemoteFacts {
  area: Area;
  /** Federation name, such as `mf_public`. */
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
