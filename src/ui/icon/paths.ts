/** The icons of first screens: one stroked path each, on a 20 px grid with a round pen of 1.5 px. */
export const paths = {
  'arrow-left': 'M16 10H4M9 5l-5 5 5 5',
  check: 'M4.5 10.5 8 14l7.5-8',
  'chevron-down': 'm5.5 8 4.5 4.5L14.5 8',
  'chevron-left': 'M12 5.5 7.5 10l4.5 4.5',
  'chevron-right': 'm8 5.5 4.5 4.5L8 14.5',
  close: 'm5.5 5.5 9 9M14.5 5.5l-9 9',
  columns: 'M3.5 4h13v12h-13ZM8 4v12M12 4v12',
  error: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM10 6.5v4M10 13.4v.1',
  eye: 'M1.8 10S4.8 4.5 10 4.5s8.2 5.5 8.2 5.5-3 5.5-8.2 5.5S1.8 10 1.8 10ZM12.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  filter: 'M3 5.5h14M6 10h8M8.5 14.5h3',
  plus: 'M10 4v12M4 10h12',
  refresh: 'M16.5 10a6.5 6.5 0 1 1-2-4.7l2 1.7M16.5 3.5V7H13',
  search: 'm13.3 13.3 3.7 3.7M15 9A6 6 0 1 1 3 9a6 6 0 0 1 12 0Z',
  user: 'M13 6.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM4 17c.6-3.2 3-5 6-5s5.4 1.8 6 5',
  warning: 'M10 3.5 17.5 16.5h-15ZM10 8.5V12M10 14.2v.1',
} as const;
