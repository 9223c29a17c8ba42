import type { PageUse } from '@diwan/contracts/site/pages/page-use';
import { useShell } from '@diwan/mf-kit';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../../../texts.js';

/** The pages of the site that show something, as links to them. */
export function UsedOn({ pages }: { pages: readonly PageUse[] }) {
  const t = useTexts();
  const { language } = useShell();
  if (pages.length === 0) return <span className="text-grey">{t('site.unused')}</span>;
  return (
    <ul className="grid gap-1">
      {pages.map(({ slug, name }) => (
        <li key={slug}>
          <Link href={slug === 'home' ? '/' : `/${slug}`} look="plain">
            {name[language]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
