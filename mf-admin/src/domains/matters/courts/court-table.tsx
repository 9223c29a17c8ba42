import { CITIES } from '@diwan/contracts/matters/courts/cities';
import type { Court } from '@diwan/contracts/matters/courts/http';
import { useShell } from '@diwan/mf-kit';
import { EmptyState } from '@diwan/ui/empty-state';
import { Link } from '@diwan/ui/link';
import { Menu } from '@diwan/ui/menu';
import { useSay } from '../../../components/say.js';
import type { ListAddress } from '../../../components/use-list-address.js';
import { WholeTable } from '../../../components/whole-table.js';
import { useTexts } from '../../../texts.js';
import { useCourts, useEditCourts } from './api/courts.js';

export interface CourtTableProps {
  address: ListAddress;
  onEdit: (court: Court) => void;
}

/** Courts of a city, a kind and a state, with what can be done about each. Retiring one asks nothing: it can be taken back at once. */
export function CourtTable({ address, onEdit }: CourtTableProps) {
  const t = useTexts();
  const { language, notify } = useShell();
  const say = useSay();
  const { archive } = useEditCourts();
  const retire = async ({ id, name, archived }: Court) => {
    try {
      await archive(id, !archived);
      notify.success(t('toast.success'), {
        description: t(archived ? 'courts.backToast' : 'courts.retiredToast', { name: name[language] }),
        ...(!archived && {
          action: {
            label: t('courts.undo'),
            onPress: () => void archive(id, false).catch((error: unknown) => say.failed(t('courts.saveFailed'), error)),
          },
        }),
      });
    } catch (error) {
      say.failed(t('courts.saveFailed'), error);
    }
  };
  const [city, wanted, state] = [address.filter('city'), address.filter('kind'), address.filter('state')];
  const isShown = (court: Court) =>
    (!city || court.city === city) && (!wanted || court.kind === wanted) && court.archived === (state === 'retired');
  const kindOf = ({ kind, community }: Court) =>
    [t(`court.kind.${kind}`), community && t(`court.community.${community}`)].filter(Boolean).join(' · ');
  const cityOf = ({ city }: Court) => CITIES[city].name[language];
  return (
    <WholeTable
      caption={t('courts.title')}
      query={useCourts()}
      failed={t('courts.fetchFailed')}
      address={address}
      narrow={(courts) => courts.filter(isShown)}
      orders={{ name: ({ name }) => name[language], kind: kindOf, city: cityOf }}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'name',
          header: t('courts.name'),
          rowHeader: true,
          cell: ({ name }) => (
            <span className="grid justify-items-start">
              <bdi>{name[language]}</bdi>
              <bdi className="text-sm font-normal text-grey">{name[language === 'ar' ? 'en' : 'ar']}</bdi>
            </span>
          ),
        },
        { id: 'kind', phone: 'plain', header: t('courts.kind'), cell: kindOf },
        { id: 'city', phone: 'plain', header: t('courts.city'), cell: cityOf },
        {
          id: 'hint',
          phone: 'hide',
          header: t('courts.hint'),
          cell: ({ hint }) => (hint[language] ? <bdi>{hint[language]}</bdi> : t('page.nothing')),
        },
        {
          id: 'place',
          phone: 'plain',
          header: t('courts.place'),
          cell: ({ place }) =>
            place ? (
              <Link
                href={`https://www.openstreetmap.org/?mlat=${place.lat}&mlon=${place.lon}&zoom=17`}
                newWindowLabel={t('courts.newWindow')}
              >
                {t('courts.map')}
              </Link>
            ) : (
              t('page.nothing')
            ),
        },
      ]}
      actionsLabel={t('page.actions')}
      rowActions={(court) => (
        <Menu
          label={t('page.actionsFor', { name: court.name[language] })}
          items={[
            { id: 'edit', label: t('courts.edit'), icon: 'edit', onSelect: () => onEdit(court) },
            {
              id: 'retire',
              label: t(court.archived ? 'courts.takeBack' : 'courts.retire'),
              icon: court.archived ? 'retry' : 'close',
              onSelect: () => void retire(court),
            },
          ]}
        />
      )}
      empty={
        <EmptyState boxed title={t('courts.none')}>
          {t('courts.noneText')}
        </EmptyState>
      }
    />
  );
}
