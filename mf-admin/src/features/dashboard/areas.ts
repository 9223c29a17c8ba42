import type { Permission } from '@diwan/contracts/shared/permission';

/** What the back office has, in the order of a working day. */
export const AREAS = [
  { name: 'clients', href: '/admin/clients', permission: 'client:read' },
  { name: 'cases', href: '/admin/cases', permission: 'case:read' },
  { name: 'shareRequests', href: '/admin/share-requests', permission: 'document:share' },
  { name: 'leads', href: '/admin/leads', permission: 'lead:read' },
  { name: 'notices', href: '/admin/notices', permission: 'notice:read' },
  { name: 'documentSettings', href: '/admin/settings/documents', permission: 'document:policy' },
  { name: 'roles', href: '/admin/roles', permission: 'role:write' },
  { name: 'audit', href: '/admin/audit', permission: 'audit:read' },
  { name: 'settings', href: '/admin/settings', permission: 'role:write' },
  { name: 'office', href: '/admin/office', permission: 'site:write' },
  { name: 'pages', href: '/admin/site/pages', permission: 'site:write' },
  { name: 'facts', href: '/admin/site/facts', permission: 'site:write' },
  { name: 'questions', href: '/admin/site/questions', permission: 'site:write' },
  { name: 'categories', href: '/admin/site/categories', permission: 'site:write' },
  { name: 'lawyers', href: '/admin/site/lawyers', permission: 'site:write' },
] as const satisfies readonly { name: string; href: string; permission: Permission }[];
