import type { Article, ArticleSummary } from '@diwan/contracts/site/articles/http';
import type { Attorney } from '@diwan/contracts/site/attorneys/http';
import type { NewsCategory } from '@diwan/contracts/site/categories/category';
import type { PublicFact } from '@diwan/contracts/site/facts/fact';
import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';
import type { PageWithReferences } from '@diwan/contracts/site/pages/http';
import type { Page, PageBlock } from '@diwan/contracts/site/pages/page';
import type { PublicFaq } from '@diwan/contracts/site/questions/question';

const day = (name: OfficeProfile['openingHours'][number]['day'], opens?: string, closes?: string) => ({
  day: name,
  hours: opens && closes ? { opens, closes } : null,
});

/** The firm, without an address and without a founding date, as it ships. */
export const anOfficeProfile = (changes: Partial<OfficeProfile> = {}): OfficeProfile => ({
  name: { en: 'Diwan Law', ar: 'ديوان للمحاماة' },
  blurb: { en: 'A law firm in Lebanon.', ar: 'مكتب محاماة في لبنان.' },
  phone: '+96170000000',
  whatsappNumber: '+96170000001',
  email: 'info@diwan.example',
  address: null,
  openingHours: [
    day('mon', '08:00', '18:00'),
    day('tue', '08:00', '18:00'),
    day('wed', '08:00', '18:00'),
    day('thu', '08:00', '18:00'),
    day('fri', '08:00', '18:00'),
    day('sat', '09:00', '14:00'),
    day('sun'),
  ],
  holidays: [],
  emergencyLine: true,
  foundedOn: null,
  barRegistration: null,
  vatNumber: null,
  unreviewedFacts: 'noted',
  version: 1,
  ...changes,
});

export const aFact = (changes: Partial<PublicFact> = {}): PublicFact => ({
  id: 'companies.sarl-partners',
  text: 'A SARL may have one partner.',
  value: '1',
  statute: 'Law 126/2019',
  reviewed: null,
  ...changes,
});

const aFaq = (id: string, answer = `The answer to ${id}.`): PublicFaq => ({
  id,
  question: `What about ${id}?`,
  answer,
});

export const aHero: PageBlock = {
  type: 'hero',
  title: 'Clear legal advice',
  lead: 'We tell you where you stand.',
  actions: [
    { kind: 'whatsapp', label: 'Write to us on WhatsApp', text: 'Hello, I have a question & a hope.' },
    { kind: 'tel', label: 'Call the office' },
    { kind: 'mailto', label: 'Send an e-mail', subject: 'A question?' },
    { kind: 'link', label: 'Free consultation', href: '/consultation' },
  ],
};

/** One block of every kind. */
export const everyBlock: PageBlock[] = [
  { ...aHero, drawing: 'business' } as PageBlock,
  {
    type: 'prose',
    heading: 'What it is',
    paragraphs: ['Read **this** in [contact](/contact). {fact:companies.sarl-partners}'],
  },
  { type: 'list', heading: 'Features', marker: 'check', items: ['Quick', 'Plain'] },
  { type: 'list', heading: 'Suitable for', marker: 'number', items: ['Shops', 'Families'] },
  {
    type: 'cards',
    heading: 'Services',
    items: [{ title: 'Criminal', text: 'From the first call.', href: '/services/criminal-law', drawing: 'criminal' }],
  },
  { type: 'cards', heading: 'Areas', items: [{ title: 'Tax', text: 'Audits.', href: '/services/tax-planning' }] },
  { type: 'cards', heading: 'Why us', items: [{ title: 'Plain answers', text: 'We say what is certain.' }] },
  {
    type: 'expanders',
    heading: 'Kinds of cases',
    items: ['drugs', 'cyber'].map((id) => ({
      id,
      title: `About ${id}`,
      summary: `Summary of ${id}`,
      panel: {
        paragraphs: [`Everything on ${id}.`],
        lists: [{ heading: `Points of ${id}`, items: [`Point on ${id}`] }],
      },
    })),
  },
  {
    type: 'steps',
    heading: 'How it goes',
    items: [
      { title: 'First', text: 'We listen.' },
      { title: 'Then', text: 'We act.' },
    ],
  },
  { type: 'faq', heading: 'Questions', faqIds: ['term', 'cost'] },
  { type: 'facts', heading: 'The law in short', factIds: ['tax.rate'] },
  {
    type: 'table',
    heading: 'Forms compared',
    columns: ['Form', 'Capital'],
    rows: [
      ['SARL', 'Small'],
      ['SAL', 'Larger'],
    ],
  },
  { type: 'cta', heading: 'Halfway', text: 'Ask now.', actions: [{ kind: 'tel', label: 'Call now' }] },
  { type: 'featured-news', heading: 'Legal news' },
  { type: 'attorneys', heading: 'Lawyers', emptyText: 'Profiles will appear here.' },
  {
    type: 'cta',
    heading: 'Tell us what happened',
    text: 'Write a few lines.',
    actions: [{ kind: 'link', label: 'Contact us', href: '/contact' }],
  },
];

export const aPage = (
  slug: string,
  blocks: PageBlock[] = [aHero],
  changes: Partial<Page> = {},
): PageWithReferences => ({
  page: {
    slug,
    metaTitle: `Title of ${slug}`,
    metaDescription: `Description of ${slug}, long enough to be shown under a search result.`,
    name: `Name of ${slug}`,
    blocks,
    ...changes,
  },
  facts: [aFact(), aFact({ id: 'tax.rate', text: 'VAT is 11%.', value: '11%' })],
  faqs: [aFaq('term'), aFaq('cost', 'It depends. {fact:companies.sarl-partners}')],
  updatedAt: '2026-11-01T08:00:00.000Z',
});

/** The categories that readers choose from, in order. */
export const someCategories: NewsCategory[] = [
  { id: 'General', name: { en: 'General', ar: 'عام' } },
  { id: 'Corporate Law', name: { en: 'Corporate Law', ar: 'قانون الشركات' } },
  { id: 'Immigration', name: { en: 'Immigration', ar: 'الهجرة والإقامة' } },
  { id: 'Criminal Law', name: { en: 'Criminal Law', ar: 'القانون الجزائي' } },
];

const ID = '64b0000000000000000000';

export const anArticleSummary = (number = 1, changes: Partial<ArticleSummary> = {}): ArticleSummary => ({
  id: `${ID}${String(number).padStart(2, '0')}`,
  slug: `article-${number}`,
  language: 'en',
  kind: 'article',
  category: 'Corporate Law',
  categoryName: { en: 'Corporate Law', ar: 'قانون الشركات' },
  area: 'business',
  title: `Article ${number}`,
  excerpt: `The gist of article ${number}.`,
  image: { id: `${ID}aa`, alt: 'A carved screen', width: 1200, height: 675, widths: [400, 800, 1200] },
  featured: true,
  publishedAt: '2026-05-12T08:00:00.000Z',
  updatedAt: '2026-05-12T08:00:00.000Z',
  ...changes,
});

export const anArticle = (changes: Partial<Article> = {}): Article => ({
  ...anArticleSummary(),
  categoryArchived: false,
  authors: [],
  author: 'Rana Haddad',
  html: '<p>Read <a href="/contact">contact</a>.</p><h3>First</h3>',
  translationSlug: null,
  related: [anArticleSummary(2)],
  ...changes,
});

export const anAttorney = (changes: Partial<Attorney> = {}): Attorney => ({
  slug: 'nour-example',
  name: { en: 'Nour Example', ar: 'نور مثال' },
  title: { en: 'Attorney at law', ar: 'محامية' },
  bio: { en: 'Nour works with founders.', ar: 'تعمل نور مع المؤسسين.' },
  education: [
    {
      en: 'Bachelor of laws',
      ar: 'إجازة في الحقوق',
      school: { en: 'Lebanese University', ar: 'الجامعة اللبنانية' },
    },
  ],
  specialties: [{ en: 'Contracts', ar: 'العقود' }],
  areas: ['criminal'],
  languages: ['ar', 'en'],
  bar: { en: 'Beirut Bar Association', ar: 'نقابة المحامين في بيروت' },
  barYear: 2011,
  barNumber: '7412',
  email: 'nour@diwan.example',
  phone: '+96170000010',
  whatsappNumber: '+96170000011',
  image: null,
  ...changes,
});
