import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run.mjs';

/** Domains of the house, in the order in which their lists stand. */
export const DOMAINS = ['people', 'intake', 'matters', 'money', 'messages', 'site', 'office'];

/** Orders imports by where they come from, folder by folder, as the formatter does. */
export const byOrigin = (a, b) => (segments(a) < segments(b) ? -1 : 1);
const segments = ({ from }) => from.replaceAll('/', '\0');

const folders = (place) =>
  existsSync(place)
    ? readdirSync(place, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];

/** Every noun below a folder of domains, with the names of its files: `{ domain, noun, folder, files }`. */
export const nounsBelow = (folder) =>
  DOMAINS.flatMap((domain) =>
    folders(path.join(root, folder, domain)).map((noun) => ({
      domain,
      noun,
      folder: `${folder}/${domain}/${noun}`,
      files: readdirSync(path.join(root, folder, domain, noun)),
    })),
  );

/** `share-requests`, `http` → `shareRequestsHttp`. */
export const camel = (...words) => words.join('-').replace(/[-.](\w)/g, (_, letter) => letter.toUpperCase());

/** Every TypeScript file that stands in a folder of a domain, without specs: `{ domain, name }`. */
export const filesBelow = (folder) =>
  DOMAINS.flatMap((domain) => {
    const place = path.join(root, folder, domain);
    if (!existsSync(place)) return [];
    return readdirSync(place)
      .filter((file) => /^[\w-]+\.ts$/.test(file))
      .sort()
      .map((file) => ({ domain, name: file.replace(/\.ts$/, '') }));
  });
