import { AREA_OF_PAGE, type PracticeAreaId } from '@diwan/contracts/site/practice-areas/practice-area';

/** A record that pages list, the areas it belongs to, and its last change. */
interface ListedRecord {
  areas: readonly string[];
  updatedAt: Date | undefined;
}

interface ListedRecords {
  articles: readonly ListedRecord[];
  lawyers: readonly ListedRecord[];
}

/** When what a page lists besides its own text was changed: the articles and lawyers on it change the page, too. */
export function listedChanges(slug: string, { articles, lawyers }: ListedRecords): Date[] {
  const area: PracticeAreaId | undefined = AREA_OF_PAGE[slug];
  const ofArea = (record: ListedRecord) => area !== undefined && record.areas.includes(area);
  const listed = [
    ...articles.filter((article) => ['home', 'news'].includes(slug) || ofArea(article)),
    ...lawyers.filter((lawyer) => ['home', 'attorneys'].includes(slug) || ofArea(lawyer)),
  ];
  return listed.flatMap(({ updatedAt }) => updatedAt ?? []);
}
