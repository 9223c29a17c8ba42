import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { contentFaults } from './marked-content.js';

const STRUCTURE = new Set(
  'Document Part Sect Div Span P H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Figure Link Caption'.split(
    ' ',
  ),
);
/** Keys of what may not be in a file for the archive: programs, attached and external files, forms that are drawn anew. */
const FORBIDDEN = [
  'JS',
  'JavaScript',
  'AA',
  'OpenAction',
  'EF',
  'EmbeddedFiles',
  'XFA',
  'NeedAppearances',
  'OPI',
  'Ref',
  'Alternates',
  'TR',
  'HTP',
  'PS',
];
const FILTERS = new Set(['FlateDecode', 'DCTDecode']);
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ACTIONS = new Set(['GoTo', 'URI']);

/**
 * Which rules of PDF/A-2a (ISO 19005-2, level A) that show in the structure of a file it breaks; none: an empty list. Not a validator:
 * colours, glyphs and the order of reading are not judged.
 */
export async function archiveFaults(bytes: Uint8Array): Promise<string[]> {
  const file = Buffer.from(bytes);
  const document = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
  return [
    ...frameFaults(file, document),
    ...metadataFaults(document),
    ...intentFaults(document),
    ...structureFaults(document),
    ...dictionaries(document).flatMap((dict) => [...forbiddenIn(dict), ...fontFaults(dict), ...blendFaults(dict)]),
    ...document.getPages().flatMap(({ node }) => contentFaults(textOf(node.Contents()))),
  ];
}

const named = (dict: PDFDict, key: string): PDFObject | undefined => dict.lookup(PDFName.of(key));
const nameIn = (dict: PDFDict, key: string): string => String(named(dict, key) ?? '').replace(/^\//, '');
const textOf = (stream: PDFObject | undefined): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '';
const wordsOf = (object: PDFObject | undefined): string | null =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : null;

/** Every dictionary, those within others and before streams included. */
function dictionaries({ context }: PDFDocument): PDFDict[] {
  const found: PDFDict[] = [];
  const collect = (object: PDFObject): void => {
    if (object instanceof PDFRawStream) collect(object.dict);
    if (object instanceof PDFArray) object.asArray().forEach(collect);
    if (!(object instanceof PDFDict)) return;
    found.push(object);
    object.values().forEach(collect);
  };
  for (const [, object] of context.enumerateIndirectObjects()) collect(object);
  return found;
}

function frameFaults(file: Buffer, { context }: PDFDocument): string[] {
  const { Encrypt, ID } = context.trailerInfo;
  const isMarkedBinary = file
    .subarray(file.indexOf('\n') + 2)
    .subarray(0, 4)
    .every((byte) => byte > 127);
  return [
    ...(/^%PDF-1\.[0-7]\n%/.test(file.subarray(0, 10).toString('latin1')) && isMarkedBinary ? [] : ['header']),
    ...(Encrypt ? ['encrypted'] : []),
    ...(ID instanceof PDFArray && ID.size() === 2 ? [] : ['no ID in the trailer']),
  ];
}

function metadataFaults({ catalog, context }: PDFDocument): string[] {
  const stream = named(catalog, 'Metadata');
  if (!(stream instanceof PDFRawStream)) return ['no metadata'];
  if (named(stream.dict, 'Filter')) return ['metadata that is packed'];
  const xmp = Buffer.from(stream.contents).toString('utf8');
  const said = (tag: string): string | undefined =>
    new RegExp(`<${tag}>(?:<rdf:\\w+><rdf:li[^>]*>)?([^<]*)`)
      .exec(xmp)?.[1]
      ?.replace(/&(\w+);/g, (_, name) => SIGNS[name] ?? '');
  const info = context.lookup(context.trailerInfo.Info);
  const inInfo = (key: string) => (info instanceof PDFDict ? wordsOf(named(info, key)) : null);
  const moment = (date: string | null) => date?.replace(/\D/g, '').slice(0, 14);
  const same: [string, string | null | undefined, string | null | undefined][] = [
    ['title', inInfo('Title'), said('dc:title')],
    ['author', inInfo('Author'), said('dc:creator')],
    ['creator', inInfo('Creator'), said('xmp:CreatorTool')],
    ['day of creation', moment(inInfo('CreationDate')), moment(said('xmp:CreateDate') ?? null)],
    ['day of change', moment(inInfo('ModDate')), moment(said('xmp:ModifyDate') ?? null)],
  ];
  return [
    ...(said('pdfaid:part') === '2' && said('pdfaid:conformance') === 'A' ? [] : ['it does not say PDF/A-2a']),
    ...same.flatMap(([what, one, other]) => (one && one === other ? [] : [`${what}: ${one} is ${other} in XMP`])),
  ];
}

function intentFaults({ catalog }: PDFDocument): string[] {
  const intents = named(catalog, 'OutputIntents');
  const intent = intents instanceof PDFArray ? intents.lookup(0) : undefined;
  if (!(intent instanceof PDFDict) || nameIn(intent, 'S') !== 'GTS_PDFA1') return ['no output intent'];
  const profile = named(intent, 'DestOutputProfile');
  const icc = textOf(profile);
  const isRgb = icc.slice(36, 40) === 'acsp' && icc.slice(16, 20) === 'RGB ';
  const channels = profile instanceof PDFRawStream ? String(named(profile.dict, 'N')) : '';
  return isRgb && channels === '3' ? [] : ['an output intent without a profile for RGB'];
}

function structureFaults(document: PDFDocument): string[] {
  const { catalog } = document;
  const [marks, root] = [named(catalog, 'MarkInfo'), named(catalog, 'StructTreeRoot')];
  if (!(root instanceof PDFDict) || !named(root, 'K') || !named(root, 'ParentTree'))
    return ['no tree of its structure'];
  const roles = named(root, 'RoleMap');
  const elements = dictionaries(document).filter((dict) => named(dict, 'S') && named(dict, 'P'));
  const roleOf = (element: PDFDict): string => {
    const type = nameIn(element, 'S');
    return STRUCTURE.has(type) || !(roles instanceof PDFDict) ? type : nameIn(roles, type);
  };
  return [
    ...(marks instanceof PDFDict && String(named(marks, 'Marked')) === 'true' ? [] : ['not marked']),
    ...(wordsOf(named(catalog, 'Lang')) ? [] : ['no language']),
    ...(elements.length > 0 ? [] : ['no elements']),
    ...elements.filter((one) => !STRUCTURE.has(roleOf(one))).map((one) => `no standard role: ${nameIn(one, 'S')}`),
    ...elements
      .filter((one) => roleOf(one) === 'Figure' && !wordsOf(named(one, 'Alt')))
      .map(() => 'a figure without words'),
    ...document.getPages().flatMap(({ node }) => (named(node, 'StructParents') ? [] : ['a page without its tags'])),
  ];
}

function forbiddenIn(dict: PDFDict): string[] {
  const filter = named(dict, 'Filter');
  const filters = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
  const action = nameIn(dict, 'Type') === 'Action' || named(dict, 'URI') ? nameIn(dict, 'S') : 'GoTo';
  return [
    ...FORBIDDEN.filter((key) => dict.has(PDFName.of(key))).map((key) => `${key} is forbidden`),
    ...filters
      .map((one) => String(one).slice(1))
      .filter((one) => !FILTERS.has(one))
      .map((one) => `packed by ${one}`),
    ...(dict.has(PDFName.of('Length')) && dict.has(PDFName.of('F')) ? ['a stream in another file'] : []),
    ...(nameIn(dict, 'Subtype') === 'PS' ? ['a program'] : []),
    ...(String(named(dict, 'Interpolate') ?? false) === 'true' ? ['a picture that is smoothed'] : []),
    ...(ACTIONS.has(action) ? [] : [`action ${action}`]),
    ...(dict.values().some((value) => String(value) === '/DeviceCMYK') ? ['colours of inks'] : []),
  ];
}

/** What is laid over something else is blended in one of the ways that the standard knows, and a page that does it says in which colours. */
function blendFaults(dict: PDFDict): string[] {
  const [mode, mask] = [nameIn(dict, 'BM'), nameIn(dict, 'SMask')];
  if (mode !== '' && !/^(Normal|Multiply|Screen|Overlay|Darken|Lighten)$/.test(mode)) return [`blended by ${mode}`];
  const isGroup = nameIn(dict, 'S') === 'Transparency';
  return [
    ...(isGroup && nameIn(dict, 'CS') === 'DeviceCMYK' ? ['blended in inks'] : []),
    ...(mask !== '' && mask !== 'None' && nameIn(dict, 'Subtype') !== 'Image' ? ['a mask'] : []),
  ];
}

function fontFaults(dict: PDFDict): string[] {
  if (nameIn(dict, 'Type') !== 'Font') return [];
  const [kind, name] = [nameIn(dict, 'Subtype'), nameIn(dict, 'BaseFont')];
  if (kind === 'Type0') {
    const meanings = textOf(named(dict, 'ToUnicode'));
    return [
      ...(/beginbf(char|range)/.test(meanings) ? [] : [`${name}: letters without meaning`]),
      ...(/<(0000|FEFF|FFFE)>\s*$/im.test(meanings.replace(/begincodespacerange[\s\S]*?endcodespacerange/, ''))
        ? [`${name}: a letter that means none`]
        : []),
      ...(nameIn(dict, 'Encoding').startsWith('Identity') ? [] : [`${name}: an encoding that is not its own`]),
    ];
  }
  const descriptor = named(dict, 'FontDescriptor');
  if (!(descriptor instanceof PDFDict)) return [`${name}: not within the file`];
  const program = ['FontFile', 'FontFile2', 'FontFile3'].find((key) => named(descriptor, key) instanceof PDFRawStream);
  return [
    ...(program ? [] : [`${name}: not within the file`]),
    ...(nameIn(descriptor, 'FontName') === name ? [] : [`${name}: another name within`]),
    ...(kind !== 'CIDFontType2' || named(dict, 'CIDToGIDMap') ? [] : [`${name}: no way to its glyphs`]),
  ];
}
