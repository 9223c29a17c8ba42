import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FACTS = path.resolve(import.meta.dirname, '../../services/news/content/facts');

/** Where the firm took each legal fact from and what it thinks of it; as a file and as a document hold it. */
const NOTES = readdirSync(FACTS).flatMap((file) => {
  const facts: { source: string }[] = JSON.parse(readFileSync(path.join(FACTS, file), 'utf8'));
  return facts.flatMap(({ source }) => [source, JSON.stringify(source).slice(1, -1)]);
});
/** Numbers of decisions, and names of fields that readers are not given. */
const SIGNS = /\bD-\d{3}\b|"reviewState"|"reviewedBy"|"validUntil"/g;

/** What is not for readers and stands in the source of a page, or in another answer, all the same. */
export const internalNotes = (source: string): string[] => [
  ...new Set([...NOTES.filter((note) => source.includes(note)), ...(source.match(SIGNS) ?? [])]),
];
