/* The hub, the secretariat and the settings (P, SC, ST). */
const hub = ['areas/apps/hub.browser'];
const shells = ['areas/apps/shells.browser'];

export default [
  {
    file: 'src/areas/steps/area.ts',
    tests: hub,
    plant: {
      'P2 steps lead to the groups': ["{ list: '/apps/integrations' }", "{ list: '/apps/groupes' }"],
    },
  },
  {
    file: 'src/areas/apps/Hub.tsx',
    tests: hub,
    plant: {
      'P3 polls can be opened': [
        '<HubTile {...polls} />',
        '<HubTile {...polls} area={areas.find(({ tile }) => tile)} />',
      ],
    },
  },
  {
    file: 'src/areas/frame/navigation/BackToApps.tsx',
    tests: hub,
    plant: { 'P4 the way back leads to the dashboard': ['<Link to="/apps"', '<Link to="/dashboard"'] },
  },
  {
    file: 'src/areas/secretariat/sections.ts',
    tests: shells,
    plant: {
      'SC7 the first name may be left out': ["{ name: 'prenom', required: true }", "{ name: 'prenom' }"],
      'SC8 a category without a description': ["kind: 'area', required: true }", "kind: 'area' }"],
      'SC6 the availability dialog makes a category': [
        "create: 'createAvailability'",
        "create: 'createCategory'",
      ],
    },
  },
  {
    file: 'src/areas/secretariat/texts.ts',
    tests: shells,
    plant: {
      'SC3 the counter in the plural': [
        "count: '0 enregistrement trouvé'",
        "count: '0 enregistrements trouvés'",
      ],
    },
  },
  {
    file: 'src/areas/secretariat/SectionList.tsx',
    tests: shells,
    plant: {
      'SC5 there is a next page of nothing': ['hasNext={false}', 'hasNext={true}'],
      'SC5 nothing is drawn': ['        <NoResults />\n', ''],
      'SC2 the box forgets what is typed': ['onChange={setSearch}', 'onChange={() => {}}'],
    },
  },
  {
    file: 'src/areas/secretariat/SecretariatArea.tsx',
    tests: shells,
    plant: { 'SC1 the sections do not change': ['onSelect={setSection}', 'onSelect={() => {}}'] },
  },
  {
    file: 'src/areas/settings/options.ts',
    tests: shells,
    plant: {
      'ST3 no Spanish': [", 'Español']", ']'],
      'ST4 another New York': ["'America/New_York'", "'America/New York'"],
      'ST5 two formats': [", 'YYYY-MM-DD']", ']'],
    },
  },
  {
    file: 'src/areas/settings/SettingsArea.tsx',
    tests: shells,
    plant: { 'ST6 no dark theme': ["    { value: 'dark', label: texts.dark },\n", ''] },
  },
  {
    file: 'src/areas/settings/ProfileTab.tsx',
    tests: shells,
    plant: {
      'ST2 no managers': [
        '[texts.administrator, texts.manager, texts.user]',
        '[texts.administrator, texts.user]',
      ],
    },
  },
];
