/** Our line icons on a 24 × 24 grid, stroked 1.5: path data by name. */
export const ICON_PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  chevron: 'M9.5 5.5L16 12l-6.5 6.5',
  'chevron-down': 'M5.5 9l6.5 6.5L18.5 9',
  'chevron-up': 'M5.5 15L12 8.5l6.5 6.5',
  arrow: 'M4 12h15.5M13.5 6l6 6-6 6',
  'arrow-down': 'M12 4.5v15M6 13.5l6 6 6-6',
  phone:
    'M5 4h4l1.6 4.4-2.3 1.5a12 12 0 0 0 5.8 5.8l1.5-2.3L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z',
  mail: 'M3.5 5.5h17v13h-17zM3.5 6.5l8.5 6.5 8.5-6.5',
  whatsapp:
    'M3.5 20.5l1.3-4.4a8.5 8.5 0 1 1 3.3 3.2zM9 8.3c-.7 2.8 3.4 7 6.3 6.6l.7-1.6-2.1-1.1-.9.9c-1-.4-2-1.4-2.4-2.4l.9-.9L10.5 7.7z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3L20.5 20.5',
  download: 'M12 4v11M7.5 10.8L12 15.3l4.5-4.5M4.5 19.5h15',
  upload: 'M12 15.5v-11M7.5 8.8L12 4.3l4.5 4.5M4.5 19.5h15',
  print: 'M7 9V4h10v5M7 16H4V9.5h16V16h-3M7 13.5h10v6.5H7zM16.5 11.7h.5',
  share: 'M12 14.5v-10M8.2 7.8L12 4l3.8 3.8M7 11H5v9h14v-9h-2',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6.5M9 16h6.5',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2.5',
  pin: 'M12 21s7-6.2 7-11.3A7 7 0 0 0 5 9.7C5 14.8 12 21 12 21zM12 7.2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  check: 'M4.5 12.8l5 5L19.5 7',
  warning: 'M12 4L2.8 20h18.4zM12 10v4.5M12 17.2v.3',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.8v.3',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20.5c.6-4 3.7-6 8-6s7.4 2 8 6',
  logout: 'M10 4H5v16h5M9.5 12h11M16 7.5l4.5 4.5-4.5 4.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  dots: 'M12 4.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM12 17.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
  trash: 'M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5l1 14h9l1-14M10.3 10.5v6M13.7 10.5v6',
  edit: 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
  globe: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
  star: 'M12 3.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z',
  external: 'M14 4.5h5.5V10M19.5 4.5L11 13M17 14v5.5H4.5V7H10',
  bell: 'M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10zM10 19.5a2.2 2.2 0 0 0 4 0',
  back: 'M20 12H4.5M10.5 6l-6 6 6 6',
  home: 'M4 11.5L12 4.5l8 7M6 10v9.5h4.5v-5.5h3v5.5H18V10',
  folder: 'M3.5 6h6l2 2.5h9v10.5h-17zM3.5 11h17',
  lock: 'M6 10.5h12v10H6zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14.5v2.5',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5',
} as const;

export type IconName = keyof typeof ICON_PATHS;

/** Icons that point along the line of text, and so turn round in Arabic. */
export const MIRRORED_ICONS: ReadonlySet<IconName> = new Set(['chevron', 'arrow', 'back', 'logout', 'external']);
