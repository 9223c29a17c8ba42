import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerFacts } from '@diwan/contracts/remotes/area';
import type { Boot } from '@diwan/contracts/remotes/boot';
import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { Messages, PageResult, RemoteModule } from '@diwan/mf-kit';

/** What the shell's server build exports (`src/ssr.tsx`). */
export interface Renderer {
  renderPage(boot: Boot, module: RemoteModule, result: PageResult): Promise<{ head: string; body: string }>;
  loadMessages(language: SiteLanguage): Promise<Messages>;
}

/** `dist/shell.json`: what a document of the shell loads. */
export interface ShellFacts {
  scripts: string[];
  chunks: string[];
  /** Federation's runtime, for areas that are its containers. */
  federation: string;
  /** The shell's own texts by language. */
  texts: Record<SiteLanguage, string>;
  styles: string[];
  fonts: string[];
  /** The code that wakes a page (`src/wake.ts`). */
  wake: string;
}

/** Loads the shell's own builds; without them there is no front door, so it fails. */
export async function loadRenderer(shellFolder: string): Promise<{ renderer: Renderer; facts: ShellFacts }> {
  const read = (file: string) => JSON.parse(readFileSync(path.join(shellFolder, file), 'utf8')) as unknown;
  const { entry } = read('dist-ssr/server.json') as ServerFacts;
  const renderer = (await import(pathToFileURL(path.join(shellFolder, 'dist-ssr', entry)).href)) as Renderer;
  return { renderer, facts: read('dist/shell.json') as ShellFacts };
}
