import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Where a remote's builds are: `dist/…` for browsers, `dist-ssr/…` for this server. */
export interface RemoteSource {
  /** Content of a file; fails when it is not there. */
  read(file: string): Promise<Buffer>;
  /** Changes when the file may have changed; what was found under another version is looked at anew. */
  version(file: string): Promise<string>;
}

/** Makes the source of a setting such as `../mf-public` or `http://mf-public:8080`. */
export const remoteSource = (place: string): RemoteSource =>
  /^https?:\/\//.test(place) ? new OriginSource(place.replace(/\/$/, '')) : new FolderSource(path.resolve(place));

class FolderSource implements RemoteSource {
  constructor(private readonly folder: string) {}

  read(file: string): Promise<Buffer> {
    return readFile(path.join(this.folder, file));
  }

  async version(file: string): Promise<string> {
    const { mtimeMs, size } = await stat(path.join(this.folder, file));
    return `${mtimeMs}-${size}`;
  }
}

const TIMEOUT_MS = 5000;
/** How long an answer of another origin is believed, in milliseconds. */
const BELIEVED_MS = 5000;

class OriginSource implements RemoteSource {
  constructor(private readonly origin: string) {}

  async read(file: string): Promise<Buffer> {
    const answer = await this.fetch(file);
    if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  }

  async version(): Promise<string> {
    return String(Math.floor(Date.now() / BELIEVED_MS));
  }

  private fetch(file: string): Promise<Response> {
    return fetch(`${this.origin}/${file}`, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  }
}
