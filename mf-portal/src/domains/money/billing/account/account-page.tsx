import { PageHead } from '@diwan/mf-kit';
import { Link } from '@diwan/ui/link';
import { PageHeader } from '@diwan/ui/page-header';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../texts.js';

interface AccountPageProps {
  title: string;
  note: string;
  children: ReactNode;
}

/** A page about the client's account, with the way back to the bills. */
export function AccountPage({ title, note, children }: AccountPageProps) {
  const t = useTexts();
  return (
    <>
      <PageHead title={title} noindex />
      <Link href="/billing" className="inline-flex min-h-11 items-center">
        {t('bill.back')}
      </Link>
      <PageHeader title={title} note={note} />
      {children}
    </>
  );
}
