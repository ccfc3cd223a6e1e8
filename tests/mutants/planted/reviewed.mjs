/* Defects that all tests once missed. Each stays here, because its line is only tested while a test fails for it. */
const catalogs = (name) => [`areas/catalogs/${name}.browser`];
const black = ['{itemColor(color, name)}', "{color ? itemColor(color, name) : '#000000'}"];
const card = (tests, name) => ({ file: 'src/catalog/ItemCard.tsx', tests, plant: { [name]: black } });
const first = ['Math.floor(Math.random() * PALETTE_15.length)', '0'];
const firstColor = (name) => ({
  file: 'src/domain/palettes.ts',
  tests: ['domain/couleur.test'],
  plant: { [name]: first },
});

export default [
  {
    file: 'src/ui/state/State.module.css',
    tests: ['areas/frame/splash.browser'],
    plant: {
      'S2 the splash does not pulse': [
        '.pulse {\n  font-size: 1.5em;\n  animation: pulse 1.6s ease-in-out infinite;',
        '.pulse {\n  font-size: 1.5em;',
      ],
    },
  },
  {
    file: 'src/areas/apps/Hub.module.css',
    tests: ['areas/apps/hub.browser'],
    plant: {
      'P3 what is to come is not greyed': [
        '.soon .text {\n  color: var(--pv-faint);',
        '.soon .text {\n  color: inherit;',
      ],
    },
  },
  {
    file: 'src/areas/forms/fields/FieldList.module.css',
    tests: ['areas/forms/fields.browser', 'areas/forms/builder.browser'],
    plant: { 'F6 the fields grow without end': ['  max-block-size: 24em;\n', ''] },
  },
  card(catalogs('groups'), 'AD12 every group without a colour is black'),
  card(catalogs('departments'), 'DP15 every department without a colour is black'),
  card(catalogs('steps'), 'I13 every step without a colour is black'),
  {
    file: 'src/areas/tags/TagsArea.tsx',
    tests: catalogs('tags'),
    plant: { 'T1 tags as a list': ['layout="grid"', 'layout="list"'] },
  },
  {
    file: 'src/areas/members/record/IdentityCard.tsx',
    tests: ['areas/members/record/colours.browser'],
    plant: {
      'MD3 every avatar in one colour': ['color={itemColor(membre.color, name)}', 'color="#123456"'],
    },
  },
  {
    file: 'src/areas/events/list/EventResults.tsx',
    tests: ['areas/events-list/list.browser'],
    plant: { 'E21 nothing while it loads': ["{status === 'loading' && <SkeletonCards />}", ''] },
  },
  {
    file: 'src/areas/events/query/eventQuery.ts',
    tests: ['areas/events-list/list.browser'],
    plant: {
      'E8 no daily and no yearly events': [
        "['all', 'non_recurrent', ...FREQUENCIES] as const",
        "['all', 'non_recurrent', 'weekly', 'monthly'] as const",
      ],
    },
  },
  {
    file: 'src/areas/forms/builder/BuilderEditor.tsx',
    tests: ['areas/forms/fields.browser', 'areas/forms/builder.browser'],
    plant: { 'F5 no box for extended forms': ['label={texts.extended}', 'label={texts.isStatic}'] },
  },
  {
    file: 'src/areas/forms/fields/FieldEditor.tsx',
    tests: ['areas/forms/fields.browser', 'areas/forms/builder.browser'],
    plant: {
      'F10 the placeholder can not be written': ['onChange={(placeholder) => onChange({ placeholder })}', ''],
      'F10 the type can not be changed': ['onChange={onRetype}', 'onChange={() => {}}'],
      'F11 options for every type': ['{type?.takesOptions && (', '{('],
    },
  },
  {
    file: 'src/areas/forms/builder/Builder.tsx',
    tests: ['areas/forms/fields.browser', 'areas/forms/preview.browser', 'areas/forms/builder.browser'],
    plant: { 'F14 the preview can not be left': ['setPreview(!isPreviewing)', 'setPreview(true)'] },
  },
  {
    file: 'src/areas/events/save/saveCalls.ts',
    tests: ['areas/events-form/save/saveCalls.test', 'areas/events-form/save/eventSave.test'],
    plant: {
      'SP10 speakers are sought by their last name': ['search: searchName(identity)', 'search: identity.nom'],
    },
  },
  {
    file: 'src/areas/events/save/matches.ts',
    tests: ['areas/events-form/save/saveCalls.test', 'areas/events-form/save/eventSave.test'],
    plant: {
      'SP10 speakers are never found by name': [
        'const namesakes = found.filter((speaker) => comparable(searchName(speaker)) === wanted);',
        'const namesakes = found.filter(() => wanted === undefined);',
      ],
    },
  },
  {
    file: 'src/api/endpoints/statistiques.ts',
    tests: ['api/contract/specifiedCalls.test'],
    plant: {
      'A6 the export of statistics is no file': [
        "    defaults: { format: 'csv' },\n    file: true,",
        "    defaults: { format: 'csv' },",
      ],
      'A6 the export of statistics is no csv': ["    defaults: { format: 'csv' },\n", ''],
    },
  },
  {
    file: 'src/areas/members/actions/deletion/DeleteDialog.tsx',
    tests: ['areas/members/actions/delete.browser'],
    plant: {
      'MM38 the reason of the server is thrown away': [
        'text: failureText(failure, texts.failed)',
        'text: texts.failed',
      ],
    },
  },
  {
    file: 'src/areas/members/list/filters/FilterGroup.tsx',
    tests: ['areas/members/list/filters.browser'],
    plant: {
      'M22 tags can not be searched': [
        '      <SearchField\n        label={words.search}',
        "      <SearchField\n        className={filter === 'tags' ? 'gone' : undefined}\n        label={filter === 'tags' ? '' : words.search}",
      ],
      'M23 no number on the badge of tags': [
        'count={chosen.length + (none?.isChosen ? 1 : 0)}',
        "count={filter === 'tags' ? Number.NaN : chosen.length}",
      ],
    },
  },
  {
    file: 'src/areas/members/record/TagsCard.tsx',
    tests: ['areas/members/record/colours.browser'],
    plant: {
      'H10 the dots of tags are black': [
        'background: tagColor(tag.name)',
        "background: tagColor('') && '#000'",
      ],
    },
  },
  {
    file: 'src/areas/dashboard/texts.ts',
    tests: ['texts/words/frenchWords.test'],
    plant: { 'S35 an English label': ["period: 'Période'", "period: 'Period'"] },
  },
  {
    file: 'demo/server/members/list/memberFilter.ts',
    tests: ['server/members/filters.test'],
    plant: {
      'M28 the server filters by no step': [
        "    ...linked('membres_etapes', 'etape_id', 'etapes', etapes),\n",
        '',
      ],
    },
  },
  firstColor('G8 every group in the first colour'),
  firstColor('DP7 every department in the first colour'),
  {
    file: 'src/areas/departments/departmentSource.ts',
    tests: catalogs('departments'),
    plant: {
      'DP7 a new department has no colour': [
        '{ body: { ...values, color: anyColor() } }',
        '{ body: { ...values } as never }',
      ],
    },
  },
];
