import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

/** What a viewer makes of a PDF: PDFium is the one in Chrome. */
export interface ReadPdf {
  /** Of each page, as it is copied. */
  texts: string[];
  /** Of each page, in greys. */
  pictures: Buffer[];
}

/** Wide enough for every letter to leave a mark, small enough to be kept. */
const WIDTH = 420;

let loading: Promise<PDFiumLibrary> | undefined;

/** Reads the words of all pages, and draws the first `drawn` of them. */
export async function readPdf(bytes: Uint8Array, drawn = 0): Promise<ReadPdf> {
  loading ??= PDFiumLibrary.init();
  const document = await (await loading).loadDocument(Buffer.from(bytes));
  try {
    const read: ReadPdf = { texts: [], pictures: [] };
    for (const page of document.pages()) {
      read.texts.push(page.getText());
      if (read.pictures.length >= drawn) continue;
      const { data, width, height } = await page.render({ scale: 2, render: 'bitmap' });
      const picture = sharp(data, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .greyscale();
      read.pictures.push(await picture.resize({ width: WIDTH }).png({ compressionLevel: 9 }).toBuffer());
    }
    return read;
  } finally {
    document.destroy();
  }
}

/** How many of a hundred pixels differ visibly between two pictures of one size; all of them for other sizes. */
export async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).raw().toBuffer({ resolveWithObject: true })));
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return 100;
  let different = 0;
  for (const [at, value] of a.data.entries()) if (Math.abs(value - (b.data[at] ?? 0)) > VISIBLE) different += 1;
  return (different * 100) / a.data.length;
}
/** Steps of grey, of 255. Other versions of a renderer smooth edges otherwise by some tens. */
const VISIBLE = 64;
