import { type SiteLanguage, TONGUES } from '@diwan/contracts/shared/tongues';

/** Width of a letter on average, in parts of the size of the type, by the direction of writing. */
const LETTER = { ltr: 0.5, rtl: 0.47 };
/** From one line to the next, in parts of the size of the type. */
const STEP = { ltr: 1.2, rtl: 1.4 };
export const stepOf = (language: SiteLanguage): number => STEP[TONGUES[language].dir];
/** The larger the better, in pixels, as long as the title fits. */
const SIZES = [68, 58, 50, 42] as const;
/** Room from the mark to the firm's name, in pixels. */
const HEIGHT = 300;

/** A title in lines, at the largest size at which it fits; at the smallest, what does not fit any more is left out. */
export function titleLines(title: string, language: SiteLanguage, width: number): { size: number; lines: string[] } {
  for (const size of SIZES) {
    const lines = wrapped(title, Math.floor(width / (size * LETTER[TONGUES[language].dir])));
    if (lines.length <= mostLines(size, language)) return { size, lines };
  }
  const size = SIZES[SIZES.length - 1] as number;
  const lines = wrapped(title, Math.floor(width / (size * LETTER[TONGUES[language].dir])));
  const most = mostLines(size, language);
  return { size, lines: [...lines.slice(0, most - 1), `${lines[most - 1]}…`] };
}

const mostLines = (size: number, language: SiteLanguage) => Math.floor(HEIGHT / (size * stepOf(language)));

function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
