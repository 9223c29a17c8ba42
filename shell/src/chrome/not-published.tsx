import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import { useShell } from '@diwan/mf-kit';
import { Link } from '@diwan/ui/link';

/** Only those who get the site ready load them (docs/adr/0010). */
const TEXTS: Readonly<Record<SiteLanguage, { inside: string; publish: string }>> = {
  en: { inside: 'Only people at the firm can see this site.', publish: 'Publish it in the office profile' },
  ar: { inside: 'لا يرى هذا الموقع سوى العاملين في المكتب.', publish: 'يُنشر من «بيانات المكتب»' },
  fr: {
    inside: 'Seuls les membres du cabinet voient ce site.',
    publish: 'Publier le site depuis le profil du cabinet',
  },
};

/** Above the pages of a site that only those who work for the firm see (PUB-09). */
export default function NotPublished() {
  const { can, siteLanguage } = useShell();
  const { inside, publish } = TEXTS[siteLanguage];
  return (
    <aside className="shell-not-published">
      <p>
        {inside} {can('office:write') && <Link href="/admin/office">{publish}</Link>}
      </p>
    </aside>
  );
}
