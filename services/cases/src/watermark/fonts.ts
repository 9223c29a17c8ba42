import { fileURLToPath } from 'node:url';

/** A font file that ships with the service, so that a watermark looks the same on every machine. */
export interface MarkFont {
  family: string;
  file: string;
}

const font = (family: string, name: string): MarkFont => ({
  family,
  file: fileURLToPath(new URL(`../../fonts/${name}.ttf`, import.meta.url)),
});

/** IBM Plex Sans and IBM Plex Sans Arabic (SIL Open Font License, see fonts/LICENSE). */
export const LATIN_FONT = font('IBM Plex Sans', 'plex-latin');
const LATIN_EXTENDED_FONT = font('IBM Plex Sans', 'plex-latin-ext');
export const ARABIC_FONT = font('IBM Plex Sans Arabic', 'plex-arabic');
export const MARK_FONTS = [LATIN_FONT, LATIN_EXTENDED_FONT, ARABIC_FONT] as const;
