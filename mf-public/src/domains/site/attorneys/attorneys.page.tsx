import { PageHead, type PageProps, useShell } from '@diwan/mf-kit';
import { Blocks } from '../../../blocks/blocks.js';
import type { PageContent } from '../../../site/load-page-content.js';
import { PageHero, References } from '../../../site/page-frame.js';
import { breadcrumbList } from '../../../structured-data/breadcrumbs.js';
import { lawyersOfFirm, personNode } from '../../../structured-data/person.js';
import { useTexts } from '../../../texts.js';

/** The legal team. */
export default function AttorneysPage({ data }: PageProps<PageContent>) {
  const t = useTexts();
  const shell = useShell();
  const { page } = data.content;
  const crumbs = [
    { name: t('crumb.home'), path: '/' },
    { name: page.name, path: '/attorneys' },
  ];
  return (
    <References data={data}>
      <PageHead
        title={page.metaTitle}
        description={page.metaDescription}
        jsonLd={[
          lawyersOfFirm(data.attorneys ?? [], shell),
          ...(data.attorneys ?? []).map((attorney) => personNode(attorney, shell)),
          ...breadcrumbList(crumbs, shell),
        ]}
      />
      <PageHero data={data} crumbs={crumbs} />
      <Blocks blocks={page.blocks} />
    </References>
  );
}
