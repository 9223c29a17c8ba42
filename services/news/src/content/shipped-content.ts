import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LocalizedText } from '@diwan/contracts/shared/language';
import { SITE_LANGUAGES, type SiteLanguage } from '@diwan/contracts/shared/tongues';
import { CategoryId } from '@diwan/contracts/site/categories/category';
import { LegalFact } from '@diwan/contracts/site/facts/fact';
import { OfficeProfileDraft } from '@diwan/contracts/site/office/office-profile';
import { Page } from '@diwan/contracts/site/pages/page';
import { PRACTICE_AREA_IDS } from '@diwan/contracts/site/practice-areas/practice-area';
import { Faq } from '@diwan/contracts/site/questions/question';
import * as z from 'zod/mini';

/** Folder of the content that comes with the product. */
export const CONTENT_DIR = path.resolve(import.meta.dirname, '../../content');

/** Content of the site as it is shipped; parsed, so a mistake in a file stops the start and not a visitor. */
export interface ShippedContent {
  profile: OfficeProfileDraft;
  facts: LegalFact[];
  faqs: Faq[];
  pages: { page: Page; language: SiteLanguage }[];
}

/** Reads all of it. Throws when a file does not fit its schema, naming the file. */
export function readShippedContent(): ShippedContent {
  const profile = parse(OfficeProfileDraft, 'office-profile.json', {
    ...(json('office-profile.json') as object),
    version: 1,
  });
  const pages = filesIn('pages').map((file) => {
    const language = SITE_LANGUAGES.find((known) => file.endsWith(`.${known}.json`));
    if (!language) throw new Error(`${file} is in no language of the site`);
    return { page: parse(Page, file, json(file)), language };
  });
  return {
    profile,
    facts: filesIn('facts').flatMap((file) => parse(z.array(LegalFact), file, json(file))),
    faqs: filesIn('faqs').flatMap((file) => parse(z.array(Faq), file, json(file))),
    pages,
  };
}

const ShippedCategory = z.strictObject({ id: CategoryId, name: LocalizedText, area: z.enum(PRACTICE_AREA_IDS) });

/** The news categories of the specification, in order (NEWS-06). Throws when the file does not fit. */
export function readShippedCategories(): z.infer<typeof ShippedCategory>[] {
  const file = 'categories.json';
  return parse(z.array(ShippedCategory), file, json(file));
}

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(CONTENT_DIR, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`);

const json = (file: string): unknown => JSON.parse(readFileSync(path.join(CONTENT_DIR, file), 'utf8'));

function parse<S extends z.core.$ZodType>(schema: S, file: string, value: unknown): z.core.output<S> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw new Error(`Content file ${file}: ${z.prettifyError(result.error)}`);
}
