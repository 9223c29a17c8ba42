import type { GrantedFile } from './api/read-bytes.js';

/** Prints the pages of a print rendition, which the server has marked (D-090): as pictures, so that it works in every browser. */
export async function printFile({ blob }: GrantedFile, kind: 'pdf' | 'image'): Promise<void> {
  const pages = kind === 'pdf' ? await (await import('./pdf/page-pictures.js')).pagePictures(blob) : [blob];
  await printPictures(pages);
}

/** Puts one picture on each sheet. All other content of the page is left out by the style sheet (`.portal-print`). */
async function printPictures(pictures: readonly Blob[]): Promise<void> {
  const sheets = document.createElement('div');
  sheets.className = 'portal-print';
  const addresses = pictures.map((picture) => URL.createObjectURL(picture));
  for (const address of addresses) {
    const sheet = document.createElement('img');
    sheet.alt = '';
    sheet.src = address;
    sheets.append(sheet);
  }
  const clear = () => {
    sheets.remove();
    for (const address of addresses) URL.revokeObjectURL(address);
  };
  document.body.append(sheets);
  try {
    await Promise.all([...sheets.querySelectorAll('img')].map((sheet) => sheet.decode()));
  } catch (error) {
    clear();
    throw error;
  }
  // On phones `print` returns before the sheets have been taken over.
  window.addEventListener('afterprint', clear, { once: true });
  window.print();
}
