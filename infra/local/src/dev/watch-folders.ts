import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

/** Editors write a file in several steps, some of them with a moment between, in milliseconds. */
const SETTLED_MS = 25;

/**
 * Tells which files below the folders have changed, new folders included, once each has been written. Folders are watched rather than
 * files, because most editors put a new file in the place of the old one.
 */
export function watchFolders(roots: readonly string[], onChange: (files: string[]) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const settled = () => {
    const files = [...changed];
    changed.clear();
    onChange(files);
  };

  const look = (folder: string) => {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_kind, name) => {
      if (!name) return;
      const file = path.join(folder, name);
      if (isFolder(file)) return look(file);
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(settled, SETTLED_MS);
    });
    // The folder was removed.
    watcher.on('error', () => watchers.delete(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) look(path.join(folder, entry.name));
  };

  for (const root of roots) look(root);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

function isFolder(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
}
