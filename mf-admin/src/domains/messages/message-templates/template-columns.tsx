import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import { formatDateTime } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Ltr } from '@diwan/ui/bidi';
import type { TableColumn } from '@diwan/ui/table';
import type { Texts } from '../../../texts.js';
import type { MessageTemplate } from './api/message-templates.js';
import { nameOf, STATE_TONES } from './template-words.js';

/** What the list says of a template: its name opens it. */
export const templateColumns = (
  t: Texts,
  language: Language,
  onOpen: (name: string) => void,
): TableColumn<MessageTemplate>[] => [
  {
    id: 'name',
    header: t('templates.name'),
    rowHeader: true,
    cell: (template) => (
      <>
        <button
          type="button"
          className="ui-link min-h-6 cursor-pointer text-start"
          onClick={() => onOpen(template.name)}
        >
          {nameOf(template, language)}
        </button>
        <span className="block text-sm font-normal text-grey">
          <Ltr>{template.name}</Ltr>
        </span>
      </>
    ),
  },
  { id: 'category', header: t('templates.category'), cell: ({ category }) => t(`templateCategory.${category}`) },
  ...LANGUAGES.map((of) => ({
    id: of,
    header: t(`templates.in.${of}`),
    cell: ({ languages }: MessageTemplate) => (
      <>
        <Badge tone={STATE_TONES[languages[of].state]}>{t(`templateState.${languages[of].state}`)}</Badge>
        {languages[of].live?.state === 'approved' && (
          <span className="block text-sm text-grey">{t('templates.earlierWords')}</span>
        )}
      </>
    ),
  })),
  {
    id: 'lastUsed',
    header: t('templates.lastUsed'),
    nowrap: true,
    cell: ({ languages }) => {
      const last = LANGUAGES.flatMap((of) => languages[of].lastUsedAt ?? [])
        .sort()
        .at(-1);
      return last ? formatDateTime(last, language) : t('page.nothing');
    },
  },
  {
    id: 'fallbacks',
    header: t('templates.fallbacks'),
    align: 'end',
    cell: ({ languages }) => String(languages.en.fallbacks + languages.ar.fallbacks),
  },
];
