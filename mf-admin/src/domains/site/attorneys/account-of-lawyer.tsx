import type { EditedAttorney } from '@diwan/contracts/site/attorneys/editing.http';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { useTexts } from '../../../texts.js';
import { useLawyerAccounts } from './api/lawyers.js';

/** The colleague who is given the requests for a lawyer. While visitors can ask for a lawyer whom no request reaches, that is marked. */
export function AccountOfLawyer({ attorney: { accountId, published } }: { attorney: EditedAttorney }) {
  const t = useTexts();
  const { data: accounts } = useLawyerAccounts();
  if (!accounts) return t('page.nothing');
  const colleague = accounts.find(({ id }) => id === accountId);
  if (colleague) return <Isolate>{colleague.name}</Isolate>;
  const text = t(accountId ? 'lawyers.unknownAccount' : 'lawyers.nobody');
  return published ? <Badge tone="warning">{text}</Badge> : text;
}
