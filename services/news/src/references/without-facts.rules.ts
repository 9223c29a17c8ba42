import { TONGUES } from '@diwan/contracts/shared/tongues';
import type { Page } from '@diwan/contracts/site/pages/page';
import type { Faq } from '@diwan/contracts/site/questions/question';

/** A mark of a fact with the words that only lead up to it: `For an SAL: {fact:companies.sal-capital}`. */
const MARK = /(?:(?<=^|[.!?؟…}]\s)(?:(?![.!?؟…]\s)[^{}])*:\s*)?\{fact:([a-z0-9][a-z0-9.-]*)\}/g;
/** What a thing cannot do without; when nothing is left of it, the thing goes. */
const NEEDED = new Set(['text', 'title', 'question', 'answer', 'items', 'paragraphs', 'rows', 'factIds', 'faqIds']);
/** The head of a page stays, whatever is left of it, and so does what a visitor can do at the end. */
const LASTING = new Set(['hero', 'cta']);

const NOTHING = Symbol('nothing');

/** A page and its questions without some facts: their statements, and what says nothing any more without them (D-047). */
export function withoutFacts(
  { page, faqs }: { page: Page; faqs: readonly Faq[] },
  hidden: ReadonlySet<string>,
): { page: Page; faqs: Faq[] } {
  if (hidden.size === 0) return { page, faqs: [...faqs] };
  const keptFaqs = kept(faqs, hidden) as Faq[];
  const lost = new Set(faqs.map(({ id }) => id).filter((id) => !keptFaqs.some((faq) => faq.id === id)));
  const blocks = page.blocks.flatMap((block) => {
    const listed = withoutIds(block, hidden, lost);
    if (listed === null) return [];
    const own = LASTING.has(block.type) ? lasting(listed, hidden) : strip(listed, hidden);
    return own === NOTHING ? [] : [own];
  });
  return { page: { ...page, blocks: blocks as Page['blocks'] }, faqs: keptFaqs };
}

/** A block with what is left of the facts and questions that it lists by id; null when it lists none any more. */
function withoutIds(block: Page['blocks'][number], hidden: ReadonlySet<string>, lost: ReadonlySet<string>) {
  if (block.type !== 'facts' && block.type !== 'faq') return block;
  const [key, ids, gone] =
    block.type === 'facts' ? (['factIds', block.factIds, hidden] as const) : (['faqIds', block.faqIds, lost] as const);
  const left = ids.filter((id) => !gone.has(id));
  return left.length > 0 ? { ...block, [key]: left } : null;
}

const lasting = (block: object, hidden: ReadonlySet<string>) =>
  Object.fromEntries(
    Object.entries(block).map(([key, value]) => {
      const own = strip(value, hidden);
      return [key, own === NOTHING ? (Array.isArray(value) ? [] : '') : own];
    }),
  );

function strip(value: unknown, hidden: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return stripText(value, hidden);
  if (Array.isArray(value)) return stripList(value, hidden);
  if (value === null || typeof value !== 'object') return value;
  const entries: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value)) {
    const own = strip(inner, hidden);
    if (own !== NOTHING) entries.push([key, own]);
    else if (NEEDED.has(key) || key in TONGUES) return NOTHING;
  }
  return Object.fromEntries(entries);
}

function stripText(text: string, hidden: ReadonlySet<string>): unknown {
  const left = text.replace(MARK, (mark, id: string) => (hidden.has(id) ? '' : mark));
  if (left === text) return text;
  const rest = left.replace(/ +/g, ' ').trim();
  return rest === '' || (leads(text, hidden) && !beginsWithFact(rest)) ? NOTHING : rest;
}

/** Whether a text begins with a hidden statement: what follows speaks of it ("After that …"), and would begin in the air. */
const leads = (text: string, hidden: ReadonlySet<string>): boolean => {
  const first = text.matchAll(MARK).next().value;
  return first?.index === 0 && hidden.has(first[1] ?? '');
};

/** A statement that is shown stands by itself, whatever was before it. */
const beginsWithFact = (text: string): boolean => text.matchAll(MARK).next().value?.index === 0;

/** A row of a table that has lost a cell says nothing; other lists go on with what is left. */
function stripList(list: readonly unknown[], hidden: ReadonlySet<string>): unknown {
  if (list.length > 0 && list.every(Array.isArray)) {
    const whole = list.filter((row: unknown[]) => row.every((cell) => strip(cell, hidden) !== NOTHING));
    return whole.length > 0 ? whole.map((row) => kept(row as unknown[], hidden)) : NOTHING;
  }
  const left = kept(list, hidden);
  return left.length > 0 || list.length === 0 ? left : NOTHING;
}

const kept = (list: readonly unknown[], hidden: ReadonlySet<string>): unknown[] =>
  list.map((entry) => strip(entry, hidden)).filter((entry) => entry !== NOTHING);
