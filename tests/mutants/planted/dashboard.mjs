/* The dashboard (D). */
const screen = ['areas/dashboard/overview.browser', 'areas/dashboard/evolution.browser'];
const logic = ['areas/dashboard/points.test'];

export default [
  {
    file: 'src/areas/dashboard/texts.ts',
    tests: screen,
    plant: {
      'D2 another subtitle': ["Vue d'ensemble de votre", "Vue d'ensemble de la"],
      'D5 users are accounts': ["Nombre d'utilisateurs", 'Nombre de comptes'],
      'D22 the empty state names no period': [' disponible pour cette période', ''],
      'D23 another sentence for a refusal': [
        'Erreur lors de la récupération des données',
        'Erreur lors du chargement',
      ],
    },
  },
  {
    file: 'src/areas/dashboard/Counts.tsx',
    tests: screen,
    plant: {
      'D3 departments are counted as groups': [
        '[texts.groupCount, data?.groups,',
        '[texts.groupCount, data?.departments,',
      ],
      'D6 users are counted as members': [
        '[texts.memberCount, data?.members,',
        '[texts.memberCount, data?.users,',
      ],
      'D26 a failure of the counts is not logged': [
        '  useLoggedFailure(statistiques.dashboard, failure);\n',
        '',
      ],
    },
  },
  {
    file: 'src/areas/dashboard/DashboardArea.tsx',
    tests: screen,
    plant: {
      'D8 groups in colours of their own choice': ['itemColor(color, nom)', 'itemColor(null, nom)'],
      'D9 departments weigh as much as their id': [
        'sliceOf(departement, memberCountOf(departement))',
        'sliceOf(departement, departement.id)',
      ],
    },
  },
  {
    file: 'src/areas/dashboard/SharePanel.tsx',
    tests: screen,
    plant: {
      'D26 a failed pie says nothing': [
        '{!sorted && failure && <p className={styles.note}>{texts.sharesUnavailable}</p>}',
        '',
      ],
    },
  },
  {
    file: 'src/ui/chart/apex/drawing.ts',
    tests: [
      'ui/chart/chart.browser',
      'areas/dashboard/overview.browser',
      'areas/dashboard/evolution.browser',
    ],
    plant: {
      'D10 a hole of 60 pixels': ["donut: { size: '20%' }", "donut: { size: '30%' }"],
    },
  },
  {
    file: 'src/ui/chart/Donut.tsx',
    tests: [
      'ui/chart/chart.browser',
      'areas/dashboard/overview.browser',
      'areas/dashboard/evolution.browser',
    ],
    plant: {
      'D10 a pie of 220 pixels': ['const SIZE = 200', 'const SIZE = 220'],
      'D11 the shares of the neighbours': ['{parts[at]}', '{parts[at + 1]}'],
      'D11 no colour in the legend': [' style={{ backgroundColor: slice.color }}', ''],
    },
  },
  {
    file: 'src/areas/dashboard/evolution/EvolutionPanel.tsx',
    tests: screen,
    plant: {
      'D14 the reset keeps the period': [
        'setFilters({ period: EVOLUTION_PERIOD,',
        'setFilters({ period: filters.period,',
      ],
      'D24 the network is blamed on the answer': ['return texts.network;', 'return texts.evolutionFailed;'],
      'D25 nothing to try again with': [
        'onRetry={reload} isRetrying={isRefreshing} />\n            )}',
        'onRetry={() => {}} />\n            )}',
      ],
    },
  },
  {
    file: 'src/areas/dashboard/evolution/EvolutionFilters.tsx',
    tests: screen,
    plant: {
      'D12 the period can not be changed': ['onChange={() => onChange(period)}', 'onChange={() => {}}'],
      'D13 the end changes the start': [
        'onChange={(end) => onChange({ ...filters, end })}',
        'onChange={(end) => onChange({ ...filters, start: end })}',
      ],
    },
  },
  {
    file: 'src/areas/dashboard/evolution/evolution.ts',
    tests: logic,
    plant: {
      'D15 empty dates are sent': ['...(start && { start_date: start })', 'start_date: start'],
      'D16 the total is the first value': ['points.at(-1)?.value', 'points[0]?.value'],
      'D17 the gain over the last step only': [
        'total - points[0]!.value',
        'total - (points.at(-2)?.value ?? 0)',
      ],
    },
  },
  {
    file: 'src/areas/dashboard/evolution/EvolutionTiles.tsx',
    tests: screen,
    plant: {
      'D18 the number of points is the total': [
        '[texts.points, summary?.points]',
        '[texts.points, summary?.total]',
      ],
    },
  },
  {
    file: 'src/areas/dashboard/evolution/EvolutionResult.tsx',
    tests: screen,
    plant: {
      'D19 the headings change places': [
        "{ key: 'value', header: texts.memberNumber,",
        "{ key: 'value', header: texts.change,",
      ],
      'D20 a loss points up': [
        "value > 0 ? 'up' : value < 0 ? 'down' : 'flat'",
        "value >= 0 ? 'up' : value < 0 ? 'down' : 'flat'",
      ],
    },
  },
  {
    file: 'src/areas/dashboard/evolution/points.ts',
    tests: logic,
    plant: {
      'D21 the first row is compared with itself': [
        '(points[at - 1]?.value ?? 0)',
        '(points[at - 1]?.value ?? value)',
      ],
    },
  },
];
