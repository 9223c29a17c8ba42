import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import {
  type AttorneyFields,
  archiveAttorney,
  changeAttorney,
  createAttorney,
  type EditedAttorney,
  getEditedAttorney,
  listAttorneyAccounts,
  listEditedAttorneys,
  orderAttorneys,
  publishAttorney,
  setAttorneyAccount,
} from '@diwan/contracts/site/attorneys/editing.http';
import { type Sample, type SignedIn, sample } from '@diwan/service-kit/testing';
import type { NewsRig } from './news-rig.js';

const ATTORNEY: AttorneyFields = {
  name: { en: 'Salma Zeitoun', ar: 'سلمى زيتون' },
  title: { en: 'Partner', ar: 'شريكة' },
  bio: { en: 'Works on property.', ar: 'تعمل في العقارات.' },
  specialties: [],
  areas: ['real-estate'],
  education: [],
  languages: ['ar'],
  bar: null,
  barYear: null,
  barNumber: null,
  articles: [],
  email: null,
  phone: null,
  whatsappNumber: null,
  image: null,
};

interface Setting {
  news: () => NewsRig;
  byEditor: () => SignedIn;
  byOwner: () => SignedIn;
}

/** A valid request to each endpoint of lawyers' profiles, and by whom. */
export function attorneySamples({ news, byEditor, byOwner }: Setting): Sample[] {
  const asEditor = () => news().http(byEditor());
  let number = 0;
  /** Ends an address that must be new each time. */
  const newSlug = () => {
    number += 1;
    return `lawyer-${number}`;
  };
  const anAttorney = async (): Promise<EditedAttorney> =>
    (await asEditor().call(createAttorney, { body: { ...ATTORNEY, slug: newSlug() } })).body;
  return [
    sample(listEditedAttorneys, { request: () => ({}), by: byEditor }),
    sample(getEditedAttorney, { request: async () => ({ params: { id: (await anAttorney()).id } }), by: byEditor }),
    sample(createAttorney, { request: () => ({ body: { ...ATTORNEY, slug: newSlug() } }), by: byEditor }),
    sample(changeAttorney, {
      request: async () => {
        const { id, version } = await anAttorney();
        return { params: { id }, body: { ...ATTORNEY, version } };
      },
      by: byEditor,
    }),
    sample(setAttorneyAccount, {
      request: async () => {
        const { id, version } = await anAttorney();
        return { params: { id }, body: { accountId: null, version } };
      },
      by: byOwner,
    }),
    sample(listAttorneyAccounts, {
      request: () => {
        news().rpcAnswers(staffWithPermission, () => []);
        return {};
      },
      by: byOwner,
    }),
    sample(publishAttorney, {
      request: async () => {
        const { id, version } = await anAttorney();
        return { params: { id }, body: { published: true, version } };
      },
      by: byEditor,
    }),
    sample(archiveAttorney, {
      request: async () => {
        const { id, version } = await anAttorney();
        return { params: { id }, body: { archived: true, version } };
      },
      by: byEditor,
    }),
    sample(orderAttorneys, {
      request: async () => {
        const { body } = await asEditor().call(listEditedAttorneys, {});
        const ids = body.filter(({ archived }: EditedAttorney) => !archived).map(({ id }: EditedAttorney) => id);
        return { body: { seen: ids, ids } };
      },
      by: byEditor,
    }),
  ];
}
