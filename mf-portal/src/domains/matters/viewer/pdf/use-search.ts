import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { findWords } from './find-words.js';

/** A place where the words stand. */
interface Hit {
  /** From 1. */
  page: number;
  /** Indexes of the page's pieces of text. */
  pieces: readonly number[];
}

export interface Search {
  hits: readonly Hit[];
  /** Pages are still being read. */
  busy: boolean;
}

const NOTHING: Search = { hits: [], busy: false };
/** After the last letter typed, in milliseconds. */
const PAUSE_MS = 250;

/** Looks for words through a whole document, page by page; what is found is there before the rest is read. */
export function useSearch(pdf: PDFDocumentProxy, words: string): Search {
  const [search, setSearch] = useState(NOTHING);
  const texts = useRef(new Map<number, string[]>());
  useEffect(() => {
    setSearch(NOTHING);
    if (!words.trim()) return;
    let current = true;
    const read = async () => {
      const hits: Hit[] = [];
      setSearch({ hits, busy: true });
      for (let page = 1; current && page <= pdf.numPages; page++) {
        const text = texts.current.get(page) ?? (await textOf(pdf, page));
        texts.current.set(page, text);
        const found = findWords(text, words).map((pieces) => ({ page, pieces }));
        if (!current || found.length === 0) continue;
        hits.push(...found);
        setSearch({ hits: [...hits], busy: true });
      }
      if (current) setSearch({ hits: [...hits], busy: false });
    };
    const timer = setTimeout(() => {
      read().catch(() => current && setSearch((found) => ({ ...found, busy: false })));
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [pdf, words]);
  return search;
}

async function textOf(pdf: PDFDocumentProxy, number: number): Promise<string[]> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  return items.flatMap((item) => ('str' in item ? [item.str] : []));
}
