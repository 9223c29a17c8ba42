import { PDFiumModule } from '@hyzyla/pdfium';

/** Most memory the renderer may take, in bytes: what a hostile file asks for beyond it fails its page. */
const MEMORY_LIMIT = 768 * 1024 * 1024;
const WASM_PAGE = 65_536;

const RGBA = 4;
const WHITE = 0xffffffff;
/** Annotations are drawn; bytes come in the order red, green, blue. */
const ANNOTATIONS = 0x01;
const RED_FIRST = 0x10;
const BITMAP_FORMAT_BGRA = 4;

/** What is used of PDFium's C interface (`public/fpdfview.h`, `fpdf_text.h`); addresses are numbers. */
interface Pdfium {
  memory: { buffer: ArrayBuffer; grow(pages: number): number };
  malloc(size: number): number;
  free(at: number): void;
  FPDF_LoadMemDocument(bytes: number, size: number, password: number): number;
  FPDF_CloseDocument(document: number): void;
  FPDF_GetPageCount(document: number): number;
  FPDF_LoadPage(document: number, index: number): number;
  FPDF_ClosePage(page: number): void;
  FPDF_GetPageWidthF(page: number): number;
  FPDF_GetPageHeightF(page: number): number;
  FPDF_PageToDevice(
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    x: number,
    y: number,
    deviceX: number,
    deviceY: number,
  ): number;
  FPDFBitmap_CreateEx(width: number, height: number, format: number, bytes: number, stride: number): number;
  FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, colour: number): void;
  FPDFBitmap_Destroy(bitmap: number): void;
  FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  FPDFText_LoadPage(page: number): number;
  FPDFText_ClosePage(text: number): void;
  FPDFText_CountChars(text: number): number;
  FPDFText_GetUnicode(text: number, index: number): number;
  FPDFText_GetLooseCharBox(text: number, index: number, box: number): number;
}

/** Pixels of a page, four bytes each. */
export interface Bitmap {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A character of a page and the room it takes, in pixels of the rendered page from its top left corner. */
export interface PageCharacter {
  codePoint: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

let loading: Promise<Pdfium> | undefined;

async function load(): Promise<Pdfium> {
  const module = await PDFiumModule({});
  module._FPDF_InitLibraryWithConfig({});
  const pdfium = module.wasmExports as unknown as Pdfium;
  const { memory } = pdfium;
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * WASM_PAGE > MEMORY_LIMIT)
      throw new RangeError('memory limit of the renderer');
    return grow(pages);
  };
  return pdfium;
}

/** A PDF as PDFium reads it: boxes put right (inverted, empty, cropped, rotated), pages drawn by their number from 0. */
export class RenderedPdf {
  private constructor(
    private readonly pdfium: Pdfium,
    private readonly bytes: number,
    private readonly document: number,
  ) {}

  /** Throws when it cannot be opened. Must be closed. */
  static async open(bytes: Uint8Array): Promise<RenderedPdf> {
    loading ??= load();
    const pdfium = await loading;
    const at = pdfium.malloc(bytes.length);
    if (at === 0) throw new Error('no memory for the file');
    new Uint8Array(pdfium.memory.buffer).set(bytes, at);
    const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, 0);
    if (document !== 0) return new RenderedPdf(pdfium, at, document);
    pdfium.free(at);
    throw new Error('PDFium cannot open the file');
  }

  get pageCount(): number {
    return this.pdfium.FPDF_GetPageCount(this.document);
  }

  close(): void {
    this.pdfium.FPDF_CloseDocument(this.document);
    this.pdfium.free(this.bytes);
  }

  /** Opens a page for the time of `work`. Throws when it cannot be loaded. */
  withPage<Result>(index: number, work: (page: RenderedPage) => Result): Result {
    const page = this.pdfium.FPDF_LoadPage(this.document, index);
    if (page === 0) throw new Error(`page ${index + 1} cannot be loaded`);
    try {
      return work(new RenderedPage(this.pdfium, page));
    } finally {
      this.pdfium.FPDF_ClosePage(page);
    }
  }
}

/** One page of an open PDF. */
export class RenderedPage {
  constructor(
    private readonly pdfium: Pdfium,
    private readonly page: number,
  ) {}

  /** In points, as it is read: after rotation. */
  get size(): { width: number; height: number } {
    return {
      width: this.pdfium.FPDF_GetPageWidthF(this.page),
      height: this.pdfium.FPDF_GetPageHeightF(this.page),
    };
  }

  /** Draws the page on white. Throws when there is no memory for it. */
  draw(width: number, height: number): Bitmap {
    const { pdfium, page } = this;
    const size = width * height * RGBA;
    const at = pdfium.malloc(size);
    if (at === 0) throw new Error('no memory for the page');
    const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BITMAP_FORMAT_BGRA, at, width * RGBA);
    try {
      if (bitmap === 0) throw new Error('no bitmap for the page');
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, ANNOTATIONS | RED_FIRST);
      return { data: new Uint8Array(pdfium.memory.buffer, at, size).slice(), width, height };
    } finally {
      if (bitmap !== 0) pdfium.FPDFBitmap_Destroy(bitmap);
      pdfium.free(at);
    }
  }

  /** The characters in reading order, placed on the page as `draw` gives it at this size; at most `limit`. */
  characters(width: number, height: number, limit: number): PageCharacter[] {
    const { pdfium, page } = this;
    const text = pdfium.FPDFText_LoadPage(page);
    if (text === 0) return [];
    const box = pdfium.malloc(24);
    try {
      const count = Math.min(limit, pdfium.FPDFText_CountChars(text));
      const characters: PageCharacter[] = [];
      for (let index = 0; index < count; index += 1) {
        const codePoint = pdfium.FPDFText_GetUnicode(text, index);
        const place = pdfium.FPDFText_GetLooseCharBox(text, index, box) ? this.place(box, width, height) : NOWHERE;
        characters.push({ codePoint, ...place });
      }
      return characters;
    } finally {
      pdfium.free(box);
      pdfium.FPDFText_ClosePage(text);
    }
  }

  /** Reads a box (left, top, right, bottom in points of the page) and turns it into pixels; the second half of `box` is scratch. */
  private place(box: number, width: number, height: number): Omit<PageCharacter, 'codePoint'> {
    const { pdfium, page } = this;
    const [left = 0, top = 0, right = 0, bottom = 0] = new Float32Array(pdfium.memory.buffer, box, 4);
    const corner = (x: number, y: number): readonly [number, number] => {
      pdfium.FPDF_PageToDevice(page, 0, 0, width, height, 0, x, y, box + 16, box + 20);
      const [deviceX = 0, deviceY = 0] = new Int32Array(pdfium.memory.buffer, box + 16, 2);
      return [deviceX, deviceY];
    };
    const [[x1, y1], [x2, y2]] = [corner(left, top), corner(right, bottom)];
    return { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) };
  }
}

const NOWHERE = { left: 0, right: 0, top: 0, bottom: 0 };
