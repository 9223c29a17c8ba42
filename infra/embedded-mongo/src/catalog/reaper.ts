import type { Engine } from '../store/engine.js';
import { idOf, TAG, tagRange } from '../store/keys.js';
import type { Overlay } from '../store/overlay.js';

/** Entries deleted in one commit, so that dropping a large collection stops nobody. */
const CHUNK = 500;

/** Deletes what dropped collections and indexes have left behind, a little at a time; goes on after a restart. */
export function deleteGarbage(engine: Engine): void {
  engine.repeat(deleteChunk).catch((error) => console.error('cleaning up failed:', error));
}

/** @returns false if there was nothing to delete */
function deleteChunk(overlay: Overlay): boolean {
  for (const [garbage] of overlay.walk(tagRange(TAG.garbage))) {
    const what = garbage.subarray(1); // as `idKey` made it
    let deleted = 0;
    for (const [key] of overlay.walk(tagRange(what[0] as number, idOf(what)))) {
      if (deleted++ === CHUNK) return true;
      overlay.deleteEntry(key);
    }
    overlay.deleteEntry(garbage);
    return true;
  }
  return false;
}
