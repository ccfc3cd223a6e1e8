/* What shows names, numbers, dates and colours everywhere (MD, H). */
const formats = ['texts/formats.test'];
const membre = ['domain/membre.test'];
const couleur = ['domain/couleur.test'];

export default [
  {
    file: 'src/domain/members/membre.ts',
    tests: membre,
    plant: {
      'H1 the first name first': [
        '  [nom, prenom]\n    .map((word) => [...',
        '  [prenom, nom]\n    .map((word) => [...',
      ],
    },
  },
  {
    file: 'src/texts/memberLabels.ts',
    tests: ['areas/members/list/list.browser', 'areas/members/record/detail.browser'],
    plant: { 'H2 another word for a missing name': ["noName: 'Nom non spécifié'", "noName: 'Sans nom'"] },
  },
  {
    file: 'src/texts/formats.ts',
    tests: formats,
    plant: {
      'H4 a missing date is invalid': [
        'written ? formatted(parseDate(written), days) : pageTexts(formatTexts).noDate',
        'written ? formatted(parseDate(written), days) : pageTexts(formatTexts).invalidDate',
      ],
      'H5 an impossible day rolls over': [
        'const isRolled = isWallTime && isoDay(date) !== written.slice(0, 10);',
        'const isRolled = false;',
      ],
    },
  },
  {
    file: 'src/texts/formats.ts',
    tests: ['ui/calendar/calendar.browser'],
    plant: { 'H16 no weekday': ["longDay: { weekday: 'long', day", 'longDay: { day'] },
  },
  {
    file: 'src/domain/couleur.ts',
    tests: couleur,
    plant: {
      'H7 the palette counts from 0': ['PALETTE_30[Number(text) - 1]', 'PALETTE_30[Number(text)]'],
      'H9 light colours stay light': ['lightness > LIGHTNESS_LIMIT', 'lightness > 1'],
    },
  },
  {
    file: 'src/ui/calendar/Calendar.tsx',
    tests: ['ui/calendar/calendar.browser'],
    plant: {
      'H13 the month before is the month after': [
        'onClick={() => goTo(addMonths(current, -1))}',
        'onClick={() => goTo(addMonths(current, 1))}',
      ],
      'H15 a picked day is not told': ['    onChange(day);\n', ''],
    },
  },
  {
    file: 'src/ui/calendar/days.ts',
    tests: ['ui/calendar/calendar.browser'],
    plant: { 'H14 weeks start on Sunday': ['(utcOf(day).getUTCDay() + 6) % 7', 'utcOf(day).getUTCDay()'] },
  },
  {
    file: 'src/texts/longFormats.ts',
    tests: ['ui/calendar/calendar.browser'],
    plant: {
      'H17 an event without a date has the words of members': [
        ': pageTexts(longFormatTexts).undefinedDate;',
        ': pageTexts(formatTexts).noDate;',
      ],
      'H18 no time, no words': ["undefinedTime: 'Heure non définie'", "undefinedTime: ''"],
    },
  },
];
