import { FileRefusal } from './file-refusal.js';
import { readXml, type XmlTag } from './office-xml.js';

const refuse = (detail: string): FileRefusal => new FileRefusal('FILE_REFUSED', detail);

const MACROS = 'The file holds macros. Save it without them, as .docx or .xlsx.';
const PROGRAM = 'The file holds a program or a web page.';
const ARCHIVE = 'The file holds another archive.';
const EMBEDDED = 'The file holds another file inside. Remove it, or print the document to PDF.';
const LINKED =
  'The file loads something from elsewhere (a template, an object, a picture or data). Break its links first.';

/** Last words of the types of relationship that run, embed or load something (ECMA-376, part 1). */
const MACRO_TYPES =
  /\/(vbaProject|wordVbaData|control|activeXControlBinary|xlMacrosheet|xlIntlMacrosheet|attachedToolbars)$/i;
const EMBEDDING_TYPES = /\/(oleObject|package|aFChunk|subDocument|frame)$/i;
const LOADING_TYPES =
  /\/(attachedTemplate|externalLink|externalLinkPath|xlExternalLinkPath\/.*|connections|queryTable|recipientData|mailMergeSource|mailMergeHeaderSource)$/i;
const CONTENT_TYPES = /macroEnabled|vbaProject|oleObject|activeX|ms-office\.(?!drawing|chart)|externalLink/i;
/** Fields that fetch or run something when the document is opened or updated. */
const LOADING_FIELDS = /\b(DDEAUTO|DDE|INCLUDETEXT|INCLUDEPICTURE|IMPORT|DATABASE)\b/i;
/** What an ordinary link may lead to. */
const LINK = /^(https?:|mailto:|tel:|#)/i;

/** First bytes of what must not be inside, whatever its name: OLE (macros, objects), programs, archives, PDF. */
const FOREIGN: readonly [string, string][] = [
  ['d0cf11e0a1b11ae1', MACROS],
  ['4d5a', PROGRAM],
  ['7f454c46', PROGRAM],
  ['2321', PROGRAM],
  ['504b0304', ARCHIVE],
  ['52617221', ARCHIVE],
  ['377abcaf', ARCHIVE],
  ['1f8b', ARCHIVE],
  ['25504446', EMBEDDED],
];
const ARCHIVE_NAME = /\.(zip|docx|xlsx|jar|rar|7z)$/i;
const PROGRAM_NAME = /\.(exe|dll|js|vbs|bat|cmd|ps1|html?|hta|lnk)$/i;

/**
 * Refuses a part of a docx or xlsx file that runs something, embeds another file or loads anything from elsewhere. XML is read as
 * XML, in its own encoding. Throws `FileRefusal`; other errors mean that the part is damaged.
 */
export function refuseOfficePart(name: string, content: Buffer): void {
  const magic = content.subarray(0, 8).toString('hex');
  for (const [start, detail] of FOREIGN) if (magic.startsWith(start)) throw refuse(detail);
  if (ARCHIVE_NAME.test(name)) throw refuse(ARCHIVE);
  if (PROGRAM_NAME.test(name)) throw refuse(PROGRAM);
  if (!/\.(xml|rels)$/i.test(name)) return;
  let fields = '';
  readXml(content, {
    onTag: (tag) => {
      refuseTag(tag);
      if (tag.name === 'fldSimple') fields += ` ${tag.attributes.instr ?? ''}`;
      // Runs of one field are put together again: a word may be cut between them.
      if (tag.name === 'p' || tag.name === 'fldChar') fields += tag.attributes.fldCharType === 'separate' ? '' : ' ';
    },
    onText: (text, tag) => {
      if (tag === 'instrText') fields += text;
      if (tag === 'ddeLink') throw refuse(LINKED);
    },
  });
  if (LOADING_FIELDS.test(fields)) throw refuse(LINKED);
}

function refuseTag({ name, attributes }: XmlTag): void {
  if (name === 'Relationship') refuseRelationship(attributes);
  if (name === 'Override' || name === 'Default') {
    const { ContentType = '' } = attributes;
    if (/oleObject/i.test(ContentType)) throw refuse(EMBEDDED);
    if (/externalLink/i.test(ContentType)) throw refuse(LINKED);
    if (CONTENT_TYPES.test(ContentType)) throw refuse(MACROS);
  }
  if (name === 'ddeLink' || name === 'oleLink') throw refuse(LINKED);
}

function refuseRelationship({ Type = '', Target = '', TargetMode = '' }: Record<string, string>): void {
  if (MACRO_TYPES.test(Type)) throw refuse(MACROS);
  if (LOADING_TYPES.test(Type)) throw refuse(LINKED);
  if (EMBEDDING_TYPES.test(Type)) throw refuse(EMBEDDED);
  const isOutside = TargetMode.toLowerCase() === 'external' || /^[a-z][a-z0-9+.-]+:|^[\\/]{2}/i.test(Target);
  if (isOutside && !(/\/hyperlink$/i.test(Type) && LINK.test(Target))) throw refuse(LINKED);
}
