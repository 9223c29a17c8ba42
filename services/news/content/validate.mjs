/**
 * Checks the site's content before it is loaded: every file has the shape the contracts ask for, both languages of a page have the
 * same blocks, every reference and internal link leads somewhere, nothing is unused, and no text makes a claim the bar's rules forbid.
 * Run from anywhere: `node services/news/content/validate.mjs`; `specified-blocks.spec.ts` runs it too and counts the blocks. Prints `content ok`, or the faults and ends with code 1.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@diwan/contracts/shared/language';
import { isOfProduct, SITE_LANGUAGES, TONGUES } from '@diwan/contracts/shared/tongues';
import { AttorneyFields } from '@diwan/contracts/site/attorneys/editing.http';
import { Attorney } from '@diwan/contracts/site/attorneys/http';
import { CategoryId, DEFAULT_CATEGORY } from '@diwan/contracts/site/categories/category';
import { LegalFact } from '@diwan/contracts/site/facts/fact';
import { OfficeProfileDraft } from '@diwan/contracts/site/office/office-profile';
import { Page } from '@diwan/contracts/site/pages/page';
import { PRACTICE_AREA_IDS } from '@diwan/contracts/site/practice-areas/practice-area';
import { Faq } from '@diwan/contracts/site/questions/question';
import * as z from 'zod/mini';

const faults = [];
const fault = (where, what) => faults.push(`${where}: ${what}`);
const root = new URL('./', import.meta.url);
const read = (path) => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const files = (folder) => readdirSync(new URL(folder, root)).filter((name) => name.endsWith('.json'));

/** Runs a schema and records what it refuses. */
function check(where, schema, value) {
  const result = schema.safeParse(value);
  if (!result.success)
    for (const issue of result.error.issues) fault(where, `${issue.path.join('.')} ${issue.message}`);
}

/** All texts inside a value, wherever they stand. */
function texts(value) {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
}

/** Collections of records with ids, one file per topic. */
function collection(folder, schema) {
  const byId = new Map();
  for (const file of files(folder)) {
    for (const record of read(`${folder}/${file}`)) {
      check(`${folder}/${file} ${record.id}`, schema, record);
      if (byId.has(record.id)) fault(file, `${record.id} occurs twice`);
      byId.set(record.id, record);
    }
  }
  return byId;
}

check('office-profile', OfficeProfileDraft, { ...read('office-profile.json'), version: 0 });
const facts = collection('facts', LegalFact);
const faqs = collection('faqs', Faq);
for (const fact of facts.values()) {
  const untouched = fact.reviewState === 'unreviewed' && fact.reviewedBy === null && fact.reviewedOn === null;
  if (!untouched) fault(fact.id, 'is not unreviewed');
}

const PAGES = [
  ...[
    'home',
    'about',
    'practice-areas',
    'services',
    'attorneys',
    'contact',
    'consultation',
    'join',
    'fees',
    'abroad',
    'news',
  ],
  ...['privacy', 'terms', 'disclaimer'],
  ...[
    'business-law',
    'companies-incorporation',
    'criminal-law',
    'criminal-defense-lebanon',
    'corporate-governance',
  ].map((slug) => `services/${slug}`),
  ...['real-estate', 'real-estate-lebanon', 'banking-finance', 'tax-planning', 'family-law', 'labor-law'].map(
    (slug) => `services/${slug}`,
  ),
  'services/intellectual-property',
  ...['snc', 'scs', 'sarl', 'sal', 'holding', 'offshore'].map((slug) => `services/entity/${slug}`),
];
const ROUTES = new Set([
  ...PAGES.map((slug) => (slug === 'home' ? '/' : `/${slug}`)),
  ...['/client-portal', '/auth', '/auth?mode=sign-up', '/news?kind=article', '/news?kind=news'],
]);

const usedFacts = new Set();
const usedFaqs = new Set();

/** Whether there is such a page; the forms take the area they begin with. */
const leadsSomewhere = (href) => ROUTES.has(href.replace(/(?<=^\/(contact|consultation))\?area=[a-z-]+$/, ''));

/** Notes the facts and links of a text and says which lead nowhere. */
function followReferences(where, text) {
  for (const [, id] of text.matchAll(/\{fact:([^}]*)\}/g)) {
    usedFacts.add(id);
    if (!facts.has(id)) fault(where, `unknown fact ${id}`);
  }
  for (const [, href] of text.matchAll(/\]\(([^)]*)\)/g))
    if (!leadsSomewhere(href)) fault(where, `unknown route ${href}`);
}

for (const faq of faqs.values()) for (const text of texts(faq.answer)) followReferences(faq.id, text);

/** What must be alike in both languages: types, counts, addresses and references, but not the words. */
function shape(value, key) {
  if (Array.isArray(value)) return value.map((item) => shape(item, key));
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shape(inner, name)]));
  }
  const sameInBoth = ['type', 'kind', 'href', 'drawing', 'marker', 'id', 'faqIds', 'factIds', 'full', 'slug'].includes(
    key,
  );
  if (sameInBoth) return value;
  return (String(value).match(/\{firm\}|\{fact:[^}]*\}|\]\([^)]*\)/g) ?? []).toSorted();
}

/** A field that no two pages of a language may share. */
function unique(field, language, value, seen, where) {
  const key = `${language} ${field} ${value}`;
  if (seen.has(key)) fault(where, `${field} as in ${seen.get(key)}`);
  seen.set(key, where);
}

const seen = new Map();
const names = new Set(files('pages'));
/** Reads a page in a language, says what is wrong with it and notes what it refers to. */
function readPage(slug, language) {
  const name = `${slug.replaceAll('/', '__')}.${language}.json`;
  if (!names.delete(name)) {
    fault(name, 'is missing');
    return {};
  }
  const page = read(`pages/${name}`);
  check(name, Page, page);
  if (page.slug !== slug) fault(name, `slug is ${page.slug}`);
  if (page.blocks.findIndex((block) => block.type === 'hero') !== 0) fault(name, 'does not begin with its hero');
  if (page.blocks.filter((block) => block.type === 'hero').length !== 1) fault(name, 'needs exactly one hero');
  unique('metaTitle', language, page.metaTitle, seen, name);
  unique('metaDescription', language, page.metaDescription, seen, name);
  for (const text of texts(page)) followReferences(name, text);
  const walk = (value) => {
    if (!value || typeof value !== 'object') return;
    if (typeof value.href === 'string' && !leadsSomewhere(value.href)) fault(name, `unknown route ${value.href}`);
    for (const id of value.factIds ?? []) {
      usedFacts.add(id);
      if (!facts.has(id)) fault(name, `unknown fact ${id}`);
    }
    for (const id of value.faqIds ?? []) {
      usedFaqs.add(id);
      if (!faqs.has(id)) fault(name, `unknown question ${id}`);
    }
    for (const inner of Object.values(value)) walk(inner);
  };
  walk(page);
  return page;
}

for (const slug of PAGES) {
  const shapes = LANGUAGES.map((language) => JSON.stringify(shape(readPage(slug, language))));
  if (shapes[0] !== shapes[1]) fault(slug, 'the two languages have different blocks');
}

/** Pages in the other languages of the site: those that their file names, with nothing in them that is not in their language. */
for (const language of SITE_LANGUAGES.filter((other) => !isOfProduct(other))) {
  for (const slug of TONGUES[language].pages) {
    if (!PAGES.includes(slug)) fault(`${language} ${slug}`, 'belongs to no page');
    const page = readPage(slug, language);
    const asked = (page.blocks ?? []).flatMap((block) => block.faqIds ?? []).flatMap((id) => faqs.get(id) ?? []);
    for (const { id, question, answer } of asked)
      if (!question[language] || !answer[language]) fault(id, `is not written in ${language}`);
    const stated = (page.blocks ?? []).flatMap((block) => block.factIds ?? []);
    const inWords = [...JSON.stringify([page, asked]).matchAll(/\{fact:([^}]*)\}/g)].map(([, id]) => id);
    for (const fact of [...stated, ...inWords].flatMap((id) => facts.get(id) ?? []))
      if ([fact.text, fact.statute, fact.value ?? fact.text].some((words) => !words[language]))
        fault(fact.id, `is not written in ${language}`);
  }
}
for (const name of names) fault(name, 'belongs to no page');
for (const id of facts.keys()) if (!usedFacts.has(id)) fault(id, 'is shown nowhere');
for (const id of faqs.keys()) if (!usedFaqs.has(id)) fault(id, 'is asked nowhere');

const categories = new Set();
for (const { id, name, area } of read('categories.json')) {
  check(`categories ${id}`, CategoryId, id);
  if (!name.en || !name.ar) fault(`categories ${id}`, 'lacks a name');
  if (!PRACTICE_AREA_IDS.includes(area)) fault(`categories ${id}`, `unknown area ${area}`);
  if (categories.has(id)) fault(`categories ${id}`, 'occurs twice');
  categories.add(id);
}
if (!categories.has(DEFAULT_CATEGORY)) fault('categories', `${DEFAULT_CATEGORY} is missing`);

const slugs = new Set();
for (const file of files('articles')) {
  const article = read(`articles/${file}`);
  if (file !== `${article.pair}.${article.language}.json`) fault(file, 'is not named after its pair and language');
  if (!categories.has(article.category)) fault(file, `unknown category ${article.category}`);
  if (!['article', 'news'].includes(article.kind)) fault(file, `unknown kind ${article.kind}`);
  if (!/^[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,200}$/u.test(article.slug))
    fault(file, 'slug has other signs than letters and digits');
  if (slugs.has(article.slug)) fault(file, 'slug occurs twice');
  slugs.add(article.slug);
  if (Number.isNaN(Date.parse(article.publishedAt))) fault(file, 'publishedAt is no date');
  const words = article.markdown.split(/\s+/).length;
  if (words < (article.language === 'en' ? 300 : 250) || words > 600) fault(file, `has ${words} words`);
  followReferences(file, article.markdown);
  const other = article.language === 'en' ? 'ar' : 'en';
  const paired = files('articles').includes(`${article.pair}.${other}.json`);
  if (article.language === 'ar' && !paired) fault(file, 'has no English counterpart');
}

const DemoAttorney = z.strictObject({ ...Attorney.shape, articles: AttorneyFields.shape.articles });
for (const profile of read('attorneys.json')) check(`attorneys ${profile.slug}`, DemoAttorney, profile);

/** Claims that advertise or promise (D-043) and are not to stand in any text. */
const FORBIDDEN = [
  // "Premier" is an ordinary word in French: `premier appel`.
  /\b(?:best|expert|experts|leading|top-rated|top|premier(?!s? (?:appel|entretien|disponible|heure))|renowned|unrivalled|award-winning|number one|success rate)\b/i,
  /\bwe (?:guarantee|win|never lose)\b/i,
  /years of experience|\d+\+? years['’]? experience|testimonial|our clients say/i,
  /أفضل(?:\s+(?:محام|مكتب|فريق))|خبراؤنا|فريق من الخبراء|الرائد|رائدون|نضمن لكم|الأول في لبنان|سنوات? من الخبرة|سنة خبرة|نسبة نجاح/,
  /\b(?:meilleurs?|leaders?|incontournables?|nous garantissons|taux de réussite|années d’expérience)\b/i,
];
const everything = ['facts', 'faqs', 'pages', 'articles'].flatMap((folder) =>
  files(folder).map((file) => [`${folder}/${file}`, read(`${folder}/${file}`)]),
);
everything.push(['office-profile', read('office-profile.json')], ['attorneys', read('attorneys.json')]);
for (const [where, content] of everything) {
  for (const text of texts(content)) {
    for (const claim of FORBIDDEN) {
      const found = text.match(claim);
      if (found) fault(where, `"${found[0]}" in: ${text.slice(0, 80)}`);
    }
  }
}

if (faults.length > 0) {
  for (const line of faults) console.error(line);
  process.exitCode = 1;
} else {
  console.log('content ok');
}
