import { PDFArray, type PDFContext, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { FileRefusal } from './file-refusal.js';

const MAX_PAGES = 1000;
const refuse = (detail: string): FileRefusal => new FileRefusal('FILE_REFUSED', detail);

/** What may stand after the end of a PDF: nothing, or white space. */
const END = /%%EOF[\s\0]*$/;
/** How far back the end is looked for at first, in bytes; white space may follow it. */
const TAIL = 2048;
const ZIP_END = 'PK\x05\x06';
/** The end of a zip archive stands within its largest comment of the end of the file. */
const ZIP_TAIL = 65_557;

/** Actions that run something, send something or open another file; turning to a page or opening an address is none of them. */
const ACTIVE_ACTIONS = new Set(
  'JavaScript Launch SubmitForm ImportData GoToE GoToR Rendition Movie Sound RichMediaExecute'.split(' '),
);
const ACTIVE_KEYS = new Set('JS JavaScript EmbeddedFiles EF XFA'.split(' '));
const ACTIVE_KINDS = new Set('FileAttachment RichMedia Movie Sound Screen 3D EmbeddedFile'.split(' '));
/** The same as plain words: what an older revision or an object that no reader should find still holds. */
const ACTIVE_WORDS = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE)(?![A-Za-z0-9])/;

/** What happens by itself: when the file or a page is opened, or something of it is looked at. */
const BY_ITSELF = new Set('OpenAction AA'.split(' '));
/** What may: turning to a page. An address that is opened tells its owner who reads the file, and when. */
const HARMLESS_ACTIONS = new Set('GoTo Named'.split(' '));

/** The one reason for all of it. */
const SCRIPTS =
  'The PDF holds scripts, attached files or actions that start something. Print it to a new PDF and upload that one.';

/**
 * Opens a PDF: from its first byte to its end nothing but a PDF, readable, unencrypted, of 1 to 1,000 pages, and without anything
 * that could act by itself. It is kept as it is, so that its signatures stay valid.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<'as-is'> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.subarray(0, 5).toString('latin1') !== '%PDF-') throw refuse('The PDF does not begin as a PDF.');
  const pdf = await opened(bytes);
  const pages = pageCount(pdf);
  if (pages < 1) throw refuse('The PDF has no pages.');
  if (pages > MAX_PAGES) throw refuse(`The PDF has more than ${MAX_PAGES} pages. Please split it.`);
  if (!endsWell(buffer)) throw refuse('The PDF is damaged or has something else behind its end.');
  if (buffer.subarray(-ZIP_TAIL).includes(ZIP_END, 0, 'latin1'))
    throw refuse('The PDF is an archive at the same time.');
  if (isActive(pdf.context) || ACTIVE_WORDS.test(plainNames(buffer))) throw refuse(SCRIPTS);
  return 'as-is';
}

function endsWell(buffer: Buffer): boolean {
  let end = buffer.length;
  while (end > 0 && (buffer[end - 1] ?? 33) <= 32) end -= 1;
  return END.test(buffer.subarray(Math.max(0, end - TAIL), end).toString('latin1'));
}

/** The file as text, with the letters of names that are written as numbers (`/J#61vaScript`) put back. */
const plainNames = (buffer: Buffer): string =>
  buffer
    .toString('latin1')
    .replace(/#([4-7][0-9A-Fa-f])/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

function isActive(context: PDFContext): boolean {
  return context.enumerateIndirectObjects().some(([, object]) => holdsActive(object, context, 0));
}

const MAX_DEPTH = 60;

function holdsActive(object: PDFObject, context: PDFContext, depth: number): boolean {
  if (depth > MAX_DEPTH) return true;
  if (object instanceof PDFArray) return object.asArray().some((item) => holdsActive(item, context, depth + 1));
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return false;
  return dict.entries().some(([key, value]) => {
    const name = key.decodeText();
    if (ACTIVE_KEYS.has(name)) return true;
    if (name === 'S' && isOneOf(value, ACTIVE_ACTIONS)) return true;
    if ((name === 'Subtype' || name === 'Type') && isOneOf(value, ACTIVE_KINDS)) return true;
    if (BY_ITSELF.has(name) && actsByItself(name, value, context)) return true;
    return holdsActive(value, context, depth + 1);
  });
}

/** Whether what is done at an opening, or at one of several occasions, is more than turning to a page. */
function actsByItself(name: string, value: PDFObject, context: PDFContext): boolean {
  const found = context.lookup(value);
  // At the opening an array is a place to turn to.
  if (!(found instanceof PDFDict)) return false;
  const actions = name === 'AA' ? found.values() : [found];
  return actions.some((action) => isHarmful(action, context, 0));
}

/** Whether an action, or one of those that follow it, does more than turn to a page. */
function isHarmful(given: PDFObject, context: PDFContext, depth: number): boolean {
  if (depth > MAX_DEPTH) return true;
  const action = context.lookup(given);
  if (action instanceof PDFArray) return action.asArray().some((each) => isHarmful(each, context, depth + 1));
  if (!(action instanceof PDFDict)) return false;
  const kind = action.lookup(PDFName.of('S'));
  const next = action.get(PDFName.of('Next'));
  return (
    (kind !== undefined && !isOneOf(kind, HARMLESS_ACTIONS)) ||
    (next !== undefined && isHarmful(next, context, depth + 1))
  );
}

const isOneOf = (value: PDFObject, names: ReadonlySet<string>): boolean =>
  value instanceof PDFName && names.has(value.decodeText());

async function opened(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false });
  } catch (cause) {
    // pdf-lib's own error classes do not survive their compilation: only the message tells them apart.
    if (cause instanceof Error && /is encrypted/.test(cause.message))
      throw refuse('The PDF is protected by a password. Please upload it without protection.');
    throw refuse('The PDF is damaged and cannot be opened.');
  }
}

function pageCount(pdf: PDFDocument): number {
  try {
    return pdf.getPageCount();
  } catch {
    throw refuse('The PDF is damaged and cannot be opened.');
  }
}
