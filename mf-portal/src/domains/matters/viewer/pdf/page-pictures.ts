import { openPdf } from './open-pdf.js';

/** Dots an inch on paper: fine print stays readable, and a long document stays within a phone's memory. */
const DENSITY = 150;
const POINTS_PER_INCH = 72;

/** Every page of a PDF as a picture for printing, one after the other to spare memory. */
export async function pagePictures(blob: Blob): Promise<Blob[]> {
  const pdf = await openPdf(blob);
  try {
    const pictures: Blob[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: DENSITY / POINTS_PER_INCH });
      const canvas = document.createElement('canvas');
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      await page.render({ canvas, viewport, intent: 'print' }).promise;
      pictures.push(await pictureOf(canvas));
      canvas.width = 0;
      page.cleanup();
    }
    return pictures;
  } finally {
    await pdf.loadingTask.destroy();
  }
}

const pictureOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The page could not be drawn'))), 'image/png');
  });
