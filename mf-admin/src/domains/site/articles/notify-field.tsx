import { Checkbox } from '@diwan/ui/checkbox';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTexts } from '../../../texts.js';
import { usePublication } from '../office/api/publication.js';
import { useAudience } from './api/audience.js';
import type { ArticleValues } from './article-values.js';

interface NotifyFieldProps extends Pick<ArticleValues, 'language' | 'category'> {
  field: UseFormRegisterReturn<'notify'>;
  ticked: boolean;
}

/**
 * Whether the article is told to those who asked for news, with their number (NEWS-10). Offered while it was never published (D-070), and
 * only of a site that can be read (PUB-09).
 */
export function NotifyField({ field, ticked, language, category }: NotifyFieldProps) {
  const t = useTexts();
  const { data } = usePublication();
  const closed = data?.published === false;
  return (
    <Checkbox
      label={t('articles.notify')}
      hint={closed ? t('articles.siteNotPublished') : <Audience language={language} category={category} />}
      {...field}
      // What was ticked before the site was taken off can be taken back.
      disabled={closed && !ticked}
    />
  );
}

function Audience({ language, category }: Pick<ArticleValues, 'language' | 'category'>) {
  const t = useTexts();
  const { data, isError } = useAudience(language, category);
  if (isError) return t('articles.audienceUnknown');
  if (!data) return t('articles.audienceCounting');
  const { clients, subscribers } = data;
  if (clients + subscribers === 0) return t('articles.audienceNobody');
  return `${t('articles.audienceClients', { count: clients })} ${t('articles.audienceSubscribers', { count: subscribers })}`;
}
