import type { Language } from '@diwan/contracts/shared/language';
import type { TextKey, Texts } from '../../../texts.js';
import { isShared, type PagePair } from './page-pair.js';

/** A place of a page in words: `ar.blocks.3.items.1.title` is "Part 4 (Cards), Entry 2, Title (Arabic)". */
export function describePlace(t: Texts, pair: PagePair, at: string): string {
  const [language = 'en', ...path] = at.split('.');
  const parts: string[] = [];
  for (let place = 0; place < path.length; place += 1) {
    const name = path[place] ?? '';
    const index = Number(path[place + 1]);
    const counted = place + 1 < path.length && Number.isInteger(index);
    if (counted) place += 1;
    if (name === 'blocks' && counted) parts.push(partName(t, pair, index));
    else parts.push(counted ? entryName(t, name, index) : t(`pageField.${name}` as TextKey));
  }
  const label = parts.join(t('pages.joint'));
  if (isShared(pair, path.join('.'))) return label;
  return t('site.inLanguage', { label, language: t(`language.${language as Language}`) });
}

/** A block by its place and type. */
function partName(t: Texts, { en }: Pick<PagePair, 'en'>, index: number): string {
  const type = en.blocks[index]?.type;
  return t('pages.part', { number: index + 1, type: type ? t(`block.${type}`) : '' });
}

/** An entry of a list by the list's name; counted from 0. */
export const entryName = (t: Texts, list: string, index: number): string =>
  t('site.line', { label: t(`pageEntry.${list}` as TextKey), number: index + 1 });
