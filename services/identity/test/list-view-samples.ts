import { forgetOwnView, listOwnViews, saveOwnView } from '@diwan/contracts/people/list-views/http';
import { type Sample, sample } from '@diwan/service-kit/testing';
import { type OutsidersRig, outsidersOf } from './outsiders-rig.js';

const A_VIEW = { list: '/admin/cases', name: 'What the owner looks at', query: 'status=active' };

/** Valid requests to saved views of lists, for the matrix of those who must not reach a person's affairs. */
export function listViewSamples(rig: () => OutsidersRig): Sample[] {
  const { anybodyElse } = outsidersOf(rig);
  const byOwner = () => rig().owner;
  const savedView = async () => (await rig().identity.http(rig().owner).call(saveOwnView, { body: A_VIEW })).body;

  return [
    sample(listOwnViews, {
      request: async () => {
        await savedView();
        return {};
      },
      by: byOwner,
      outsiders: anybodyElse,
      secret: () => A_VIEW.name,
    }),
    sample(saveOwnView, { request: () => ({ body: A_VIEW }), by: byOwner }),
    sample(forgetOwnView, {
      request: async () => ({ params: { id: (await savedView()).id } }),
      by: byOwner,
      outsiders: anybodyElse,
    }),
  ];
}
