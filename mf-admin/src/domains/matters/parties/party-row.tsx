import type { Party } from '@diwan/contracts/matters/parties/http';
import { formatPhone, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../../../texts.js';
import { nameOfParty } from './name-of-party.js';

interface PartyRowProps {
  party: Party;
  onEdit?: () => void;
  onRemove?: () => void;
}

/** Somebody of a case: what they are in it, both names, how to reach them. */
export function PartyRow({ party, onEdit, onRemove }: PartyRowProps) {
  const t = useTexts();
  const { language } = useShell();
  const name = nameOfParty(party, language);
  const { fatherName, phone, email, note } = party;
  const other = [party.name.en, party.name.ar].find((one) => one !== '' && one !== name);
  const father = fatherName[language] || fatherName.en || fatherName.ar;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="grid min-w-0 grow gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <Isolate className="font-medium">{name}</Isolate>
          {other && <Isolate className="text-grey">{other}</Isolate>}
          <Badge>{t(`partyRole.${party.role}`)}</Badge>
        </p>
        {father && (
          <p className="text-sm text-grey">
            {t('parties.father')} <Isolate>{father}</Isolate>
          </p>
        )}
        {(phone || email) && (
          <p className="flex flex-wrap gap-x-4 text-sm">
            {phone && (
              <Link href={`tel:${phone}`}>
                <Ltr>{formatPhone(phone)}</Ltr>
              </Link>
            )}
            {email && (
              <Link href={`mailto:${email}`}>
                <Ltr>{email}</Ltr>
              </Link>
            )}
          </p>
        )}
        {note && <Isolate className="whitespace-pre-line text-sm text-grey">{note}</Isolate>}
      </div>
      {onEdit && (
        <Button variant="quiet" size="small" icon="edit" aria-label={t('parties.editOf', { name })} onClick={onEdit} />
      )}
      {onRemove && (
        <Button
          variant="quiet"
          size="small"
          icon="trash"
          aria-label={t('parties.removeOf', { name })}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
