import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { SHELL_FOLDER } from '../config.js';

const FONTS = ['plex-serif-latin-500', 'plex-sans-latin-400', 'plex-sans-arabic-400', 'plex-sans-arabic-600'];
const FONT_FILES = FONTS.map((name) => path.join(SHELL_FOLDER, 'fonts', `${name}.ttf`));

/** Draws an SVG as PNG, beside the thread that answers visitors. Only with our own fonts, so that it looks alike on every machine. */
export async function drawPicture(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: { fontFiles: FONT_FILES, loadSystemFonts: false, defaultFontFamily: 'IBM Plex Sans' },
  });
  return image.asPng();
}
