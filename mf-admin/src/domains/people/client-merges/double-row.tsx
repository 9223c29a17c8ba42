import type { LikelyDouble } from '@diwan/contracts/people/client-merges/http';
import { formatPhone } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../../../texts.js';

/** Two clients who may be one, why, and the way to compare them. The older record is proposed to be kept. */
export function DoubleRow({ double: { one, other, reasons } }: { double: LikelyDouble }) {
  const t = useTexts();
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="grid grow gap-1">
        {[one, other].map(({ id, name, phone }) => (
          <p key={id} className="flex flex-wrap gap-x-3">
            <Link href={`/admin/client-details/${id}`} look="plain" className="font-medium">
              <Isolate>{name}</Isolate>
            </Link>
            <Ltr className="text-grey">{formatPhone(phone)}</Ltr>
          </p>
        ))}
      </div>
      <p className="flex flex-wrap gap-2">
        {reasons.map((reason) => (
          <Badge key={reason}>{t(`merges.reason.${reason}`)}</Badge>
        ))}
      </p>
      <Link href={`/admin/clients/merge?kept=${one.id}&merged=${other.id}`}>
        {t('merges.compare')}
        <span className="sr-only"> {t('merges.pair', { one: one.name, other: other.name })}</span>
      </Link>
    </li>
  );
}
