import type { OwnPasskey } from '@diwan/contracts/people/passkeys/http';
import type { Language } from '@diwan/contracts/shared/language';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { EmptyState } from '@diwan/ui/empty-state';
import { Menu } from '@diwan/ui/menu';
import { Table, type TableColumn } from '@diwan/ui/table';
import { type Texts, useTexts } from '../../../texts.js';

/** The passkeys, with what can be done to each. */
export function PasskeyTable({
  passkeys,
  onAsk,
}: {
  passkeys: readonly OwnPasskey[];
  onAsk: (to: 'rename' | 'remove', passkey: OwnPasskey) => void;
}) {
  const t = useTexts();
  const { language } = useShell();
  return (
    <Table
      caption={t('passkeys.title')}
      hideCaption
      columns={columns(t, language)}
      rows={passkeys}
      rowKey={({ id }) => id}
      actionsLabel={t('page.actions')}
      rowActions={(passkey) => (
        <Menu
          label={t('page.actionsFor', { name: passkey.name })}
          items={[
            { id: 'rename', label: t('passkeys.rename'), icon: 'edit', onSelect: () => onAsk('rename', passkey) },
            { id: 'remove', label: t('passkeys.remove'), icon: 'trash', onSelect: () => onAsk('remove', passkey) },
          ]}
        />
      )}
      empty={
        <EmptyState boxed title={t('passkeys.none')}>
          {t('passkeys.noneText')}
        </EmptyState>
      }
    />
  );
}

const columns = (t: Texts, language: Language): TableColumn<OwnPasskey>[] => [
  { id: 'name', header: t('passkeys.name'), rowHeader: true, cell: ({ name }) => <Isolate>{name}</Isolate> },
  { id: 'created', header: t('passkeys.created'), cell: ({ createdAt }) => formatDateTime(createdAt, language) },
  {
    id: 'lastUsed',
    header: t('passkeys.lastUsed'),
    cell: ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt, language) : t('passkeys.never')),
  },
];
