import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const NAMES = ['soffice', 'libreoffice'];
const PLACES = ['/usr/bin', '/usr/local/bin', '/opt/libreoffice/program', '/usr/lib/libreoffice/program'];

/** Where LibreOffice's program is: as configured, or in the usual places; null where it is not. */
export function findSoffice(configured: string | undefined): string | null {
  const candidates = configured ? [configured] : PLACES.flatMap((place) => NAMES.map((name) => path.join(place, name)));
  return candidates.find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** No macro runs, no link is followed: a profile of its own for each file, thrown away afterwards. */
const SETTINGS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="MacroSecurityLevel"><value>3</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="DisableMacrosExecution"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="BlockUntrustedRefererLinks"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Writer/Content/Update"><prop oor:name="Link"><value>0</value></prop></item>
<item oor:path="/org.openoffice.Office.Calc/Content/Update"><prop oor:name="Link"><value>1</value></prop></item>
</oor:items>`;

/** Converts a Word or Excel file (`docx`, `xlsx`) to PDF. Throws when it fails or takes longer than `limitMs`. */
export async function convertToPdf(
  program: string,
  bytes: Uint8Array,
  extension: string,
  limitMs: number,
): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'diwan-office-'));
  try {
    const [source, profile] = [path.join(folder, `document.${extension}`), path.join(folder, 'profile')];
    await mkdir(path.join(profile, 'user'), { recursive: true });
    await writeFile(path.join(profile, 'user', 'registrymodifications.xcu'), SETTINGS);
    await writeFile(source, bytes);
    const flags = ['--headless', '--norestore', '--nolockcheck', '--nodefault', '--nologo', '--nofirststartwizard'];
    const place = `-env:UserInstallation=${pathToFileURL(profile).href}`;
    await run(program, [place, ...flags, '--convert-to', 'pdf', '--outdir', folder, source], folder, limitMs);
    return await readFile(path.join(folder, 'document.pdf'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs in a process group of its own, so that all of it ends when the time is up; nothing of our environment goes with it. */
function run(program: string, args: string[], folder: string, limitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const nowhere = 'http://127.0.0.1:9';
    const env = { PATH: '/usr/bin:/bin', HOME: folder, TMPDIR: folder, http_proxy: nowhere, https_proxy: nowhere };
    const child = spawn(program, args, { cwd: folder, env, stdio: 'ignore', detached: true });
    const end = () => {
      if (child.pid) endGroup(child.pid);
      reject(new Error('the conversion took too long'));
    };
    const timer = setTimeout(end, limitMs);
    child.on('error', (fault) => {
      clearTimeout(timer);
      reject(fault);
    });
    child.on('exit', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve();
      else reject(new Error(`the conversion ended with ${code}`));
    });
  });
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
