import { SaxesParser } from 'saxes';

/** A tag with its attributes by local name, and the text directly behind it. */
export interface XmlTag {
  name: string;
  attributes: Record<string, string>;
}

/** What is found while a part is read. */
export interface XmlReader {
  onTag(tag: XmlTag): void;
  /** Text inside the innermost open tag. */
  onText?(text: string, tag: string): void;
}

/**
 * Reads a part of an office file as XML in the encoding it is written in: UTF-8 or UTF-16, by its first bytes. Throws for
 * anything else, for faults, and for document type declarations, which no office program writes.
 */
export function readXml(bytes: Buffer, reader: XmlReader): void {
  const parser = new SaxesParser();
  const open: string[] = [];
  parser.on('error', (fault) => {
    throw fault;
  });
  parser.on('doctype', () => {
    throw new Error('a document type is declared');
  });
  parser.on('opentag', ({ name, attributes }) => {
    open.push(localName(name));
    const named = Object.entries(attributes).map(([key, value]) => [localName(key), String(value)]);
    reader.onTag({ name: localName(name), attributes: Object.fromEntries(named) });
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => reader.onText?.(text, open.at(-1) ?? ''));
  parser.write(decoded(bytes)).close();
}

const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1);

function decoded(bytes: Buffer): string {
  const [first, second] = bytes;
  const encoding =
    (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)
      ? 'utf-16le'
      : (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)
        ? 'utf-16be'
        : 'utf-8';
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  const declared = /^<\?xml[^>]*\bencoding\s*=\s*["']([^"']+)["']/i.exec(text)?.[1]?.toLowerCase();
  // A declaration that contradicts the bytes makes programs disagree about what they read.
  if (declared && !(encoding === 'utf-8' ? ['utf-8', 'utf8', 'us-ascii'] : ['utf-16', encoding]).includes(declared))
    throw new Error('the encoding is not accepted');
  return text;
}
