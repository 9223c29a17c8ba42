import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Sheet } from '../sheets/sheet.js';
import { fontCharacters } from './font-characters.js';
import type { PrintJob } from './press-bench.js';
import { printable } from './printable.js';

/** Found alike from the sources under test and from the build. */
const folder = (name: string): string => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const [FONTS, TEMPLATES] = [folder('fonts'), folder('templates')];
const MAIN = path.join(TEMPLATES, 'sheet.typ');
const DATA = path.join(TEMPLATES, 'data.json');
/** Text of all documents is set in these; headings have the serif face of the first. */
const TEXT_FACES = ['IBMPlexSans-Regular.ttf', 'NotoNaskhArabic-Regular.ttf'];
/** PDF/A-2a: for the archive, tagged, every letter with its meaning (ISO 19005-2, level A). */
const STANDARD = 'a-2a';
/** Compilations whose remains are kept. Without this about 1 MB stays behind for each document. */
const KEPT = 5;

/** Sets sheets with Typst. One for each thread: it works synchronously, and no sheet can see another one's data. */
export class PaperCompiler {
  private readonly compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontPaths: [FONTS] }] });
  private readonly characters = new Set(
    TEXT_FACES.flatMap((name) => [...fontCharacters(readFileSync(path.join(FONTS, name)))]),
  );

  /** Throws when anything is not as it should be; a warning, such as of a face that is not there, counts. */
  pdf({ sheet, at }: PrintJob): Uint8Array {
    try {
      this.compiler.mapShadow(DATA, Buffer.from(this.dataOf(sheet)));
      const compiled = this.compiler.compile({ mainFilePath: MAIN, resetRead: true });
      const fault = compiled.takeError() ?? compiled.takeWarnings();
      if (fault)
        throw new Error(
          this.compiler
            .fetchDiagnostics(fault)
            .map(({ message }) => withoutData(message))
            .join('; '),
        );
      if (!compiled.result) throw new Error('nothing was set');
      const creationTimestamp = Math.floor(at.getTime() / 1000);
      return copyable(this.compiler.pdf(compiled.result, { pdfStandard: STANDARD, creationTimestamp }));
    } finally {
      this.compiler.resetShadow();
      this.compiler.evictCache(KEPT);
    }
  }

  private dataOf(sheet: Sheet): string {
    return JSON.stringify(sheet, (_, value: unknown) =>
      typeof value === 'string' ? printable(value, this.characters) : value,
    );
  }
}

/** What the compiler says, without the texts that it quotes: they may be somebody's name. */
export const withoutData = (message: string): string => message.replace(/`[^`]*`|"(?:[^"\\]|\\.)*"/g, '…');

/**
 * Says that pages are turned as in a Latin book, in place of the opposite. Chrome's viewer reads the lines of a file that is turned from
 * the right as Arabic, all of them, and copies `INV-202605-0042` as `-202605-0042INV`. The words are of one length: nothing else moves.
 */
function copyable(pdf: Buffer): Uint8Array {
  const at = pdf.indexOf('/Direction /R2L');
  if (at !== -1) pdf.write('/Direction /L2R', at, 'latin1');
  return new Uint8Array(pdf);
}
