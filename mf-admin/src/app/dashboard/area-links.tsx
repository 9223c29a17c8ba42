import { Anchor } from '@diwan/ui/link-context';
import type { DomainEntries } from '../../frame/areas.js';
import { type TextKey, useTexts } from '../../texts.js';

const OWN = { name: 'security', href: '/admin/security' } as const;

/** The way to each area that the person may use, with what is done there. */
export function AreaLinks({ areas }: { areas: readonly DomainEntries[] }) {
  const t = useTexts();
  const entries = [...areas.flatMap((area) => area.entries), OWN];
  return (
    <section className="desk-areas" aria-labelledby="areas">
      <h2 className="desk-today__heading" id="areas">
        {t('today.areas')}
      </h2>
      <ul>
        {entries.map(({ name, href }) => (
          <li key={name}>
            <Anchor className="desk-area" href={href}>
              <span className="desk-area__name">{t(`dashboard.${name}` as TextKey)}</span>
              <span className="desk-area__text">{t(`dashboard.${name}Text` as TextKey)}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
