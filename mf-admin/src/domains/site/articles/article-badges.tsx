import type { EditedArticleRow } from '@diwan/contracts/site/articles/desk.http';
import { Badge } from '@diwan/ui/badge';
import { useTexts } from '../../../texts.js';

/** Published or Draft, and whether the home page features it. */
export function ArticleBadges({ article: { state, featured } }: { article: EditedArticleRow }) {
  const t = useTexts();
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={state === 'published' ? 'success' : 'neutral'}>{t(`articles.state.${state}`)}</Badge>
      {featured && <Badge tone="accent">{t('articles.featured')}</Badge>}
    </span>
  );
}
