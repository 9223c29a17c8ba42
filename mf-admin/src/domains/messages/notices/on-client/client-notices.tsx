import { useState } from 'react';
import { useListAddress } from '../../../../components/use-list-address.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import type { Notice } from '../api/list-notices.js';
import { NoticeTable } from '../notice-table.js';
import { ResendDialog } from '../resend-dialog.js';

/** Every message owed to a client, how far it came, and again what failed (OFF-03, NOT-05). */
export default function ClientNotices({ record: { id } }: RecordPartProps<'client'>) {
  const t = useTexts();
  const address = useListAddress();
  const [resending, setResending] = useState<readonly Notice[]>([]);
  return (
    <section>
      <h2 className="mb-4 text-xl">{t('notices.ofClient')}</h2>
      <NoticeTable address={address} personId={id} onResend={setResending} />
      {resending.length > 0 && <ResendDialog notices={resending} onClose={() => setResending([])} />}
    </section>
  );
}
