import { LANGUAGES } from '@diwan/contracts/shared/language';
import type { NewsCategory } from '@diwan/contracts/site/categories/category';
import { useShell } from '@diwan/mf-kit';
import { Anchor } from '@diwan/ui/link-context';
import { useTexts } from '../../../texts.js';
import { KINDS, type NewsFilters, newsPath } from './news-filters.js';

interface Choice {
  label: string;
  changes: Partial<NewsFilters>;
  lang?: string;
}

export interface FilterLinksProps {
  filters: NewsFilters;
  categories: readonly NewsCategory[];
}

/** Filters as links, so that each view has an address and needs no scripts. */
export function FilterLinks({ filters, categories }: FilterLinksProps) {
  const t = useTexts();
  const { language: pageLanguage } = useShell();
  const kinds: Choice[] = [
    { label: t('news.filterAll'), changes: { kind: null } },
    ...KINDS.map((kind) => ({ label: t(`news.kind.${kind}`), changes: { kind } })),
  ];
  const topics: Choice[] = [
    { label: t('news.filterAll'), changes: { category: null } },
    ...categories.map(({ id, name }) => ({ label: name[pageLanguage], changes: { category: id } })),
  ];
  const languages: Choice[] = LANGUAGES.map((language) => ({
    label: t(`language.own.${language}`),
    changes: { language },
    lang: language,
  }));
  return (
    <div className="grid gap-x-8 gap-y-4 border-b border-line pb-6 lg:grid-cols-[auto_1fr_auto]">
      <Choices label={t('news.filterKind')} choices={kinds} filters={filters} />
      <Choices label={t('news.filterCategory')} choices={topics} filters={filters} />
      <Choices label={t('news.filterLanguage')} choices={languages} filters={filters} />
    </div>
  );
}

function Choices({ label, choices, filters }: { label: string; choices: readonly Choice[]; filters: NewsFilters }) {
  const { language } = useShell();
  const isChosen = ({ changes }: Choice) =>
    Object.entries(changes).every(([name, value]) => filters[name as keyof NewsFilters] === value);
  return (
    <nav aria-label={label}>
      <p className="text-sm text-grey" aria-hidden="true">
        {label}
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {choices.map((choice) => (
          <li key={JSON.stringify(choice.changes)}>
            <Anchor
              className="pub-choice"
              href={newsPath(filters, language, choice.changes)}
              aria-current={isChosen(choice) ? 'true' : undefined}
              lang={choice.lang}
            >
              {choice.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
