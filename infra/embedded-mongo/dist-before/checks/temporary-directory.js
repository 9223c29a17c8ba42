import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
/** A new directory; in lower case (unlike `mkdtemp`'s), so that the server's socket can be in it. */
export function temporaryDirectory(purpose) {
    const dir = join(tmpdir(), `diwan-${purpose}-${randomBytes(6).toString('hex')}`);
    mkdirSync(dir, { mode: 0o700 });
    return dir;
}
//# sourceMappingURL=temporary-directory.js.map