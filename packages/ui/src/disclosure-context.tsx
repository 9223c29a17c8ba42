import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface DisclosureGroupState {
  openId: string | null;
  setOpenId: (id: string | null) => void;
}

const GroupContext = createContext<DisclosureGroupState | null>(null);

/** Disclosures inside are exclusive: opening one closes the one that was open. */
export function DisclosureGroup({ children, defaultOpenId }: { children: ReactNode; defaultOpenId?: string }) {
  const [openId, setOpenId] = useState<string | null>(defaultOpenId ?? null);
  const state = useMemo(() => ({ openId, setOpenId }), [openId]);
  return <GroupContext value={state}>{children}</GroupContext>;
}

/** Whether the disclosure `id` is open, by its group when it stands in one, and how to change that. */
export function useDisclosureState(id: string, defaultOpen: boolean) {
  const group = useContext(GroupContext);
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  if (!group) return [ownOpen, setOwnOpen] as const;
  return [group.openId === id, (open: boolean) => group.setOpenId(open ? id : null)] as const;
}
