import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { ButtonLink } from '@diwan/ui/button';
import { Anchor } from '@diwan/ui/link-context';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import { CountBadge } from '../../frame/count-badge.js';
import type { DeskEntry, Waiting } from '../../frame/feature.js';
import { type TextKey, useTexts } from '../../texts.js';

/** What waits in one area: a line for each thing, what is late first, and how many more there are. */
export function WaitingPart({ entry, waiting }: { entry: DeskEntry; waiting: Waiting }) {
  const t = useTexts();
  const { language } = useShell();
  const lines = [...waiting.lines].sort((one, other) => Number(other.late ?? false) - Number(one.late ?? false));
  const more = waiting.count - lines.reduce((sum, { standsFor = 1 }) => sum + standsFor, 0);
  const headingId = `waiting-${entry.name}`;
  return (
    <section aria-labelledby={headingId}>
      <h2 className="desk-today__heading" id={headingId}>
        {t(`dashboard.${entry.name}` as TextKey)} <CountBadge waiting={waiting} />
      </h2>
      <ul className="desk-lines">
        {lines.map(({ id, text, detail, at, late, href, action }) => (
          <li key={id} className="desk-line">
            <div className="desk-line__words">
              <Isolate className="desk-line__text">{text}</Isolate>
              {detail && <Isolate className="desk-line__detail">{detail}</Isolate>}
            </div>
            <div className="desk-line__when">
              {at && <time dateTime={at}>{formatDateTime(at, language)}</time>}
              {late && <Badge tone="danger">{t('today.late')}</Badge>}
            </div>
            <ButtonLink href={href} variant="secondary" size="small">
              {action}
              <VisuallyHidden>: {text}</VisuallyHidden>
            </ButtonLink>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Anchor className="ui-link desk-today__more" href={entry.href}>
          {t('today.more', { count: more })}
        </Anchor>
      )}
    </section>
  );
}
