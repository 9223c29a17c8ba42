import { Checkbox } from '@diwan/ui/checkbox';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTexts } from '../../../texts.js';
import { useAudience } from './api/audience.js';
import type { ArticleValues } from './article-values.js';

interface NotifyFieldProps extends Pick<ArticleValues, 'language' | 'category'> {
  field: UseFormRegisterReturn<'notify'>;
}

/** Whether the article is told to those who asked for news, with their number (NEWS-10). Offered while it was never published (D-070). */
export function NotifyField({ field, language, category }: NotifyFieldProps) {
  const t = useTexts();
  return (
    <Checkbox label={t('articles.notify')} hint={<Audience language={language} category={category} />} {...field} />
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
