/* Groups, departments, tags and steps, and what they share (AD, G, DP, T, I). */
const groups = ['areas/catalogs/groups.browser'];
const departments = ['areas/catalogs/departments.browser'];
const tags = ['areas/catalogs/tags.browser'];
const steps = ['areas/catalogs/steps.browser'];

export default [
  {
    file: 'src/catalog/Catalog.tsx',
    tests: tags,
    plant: {
      'AD1 refreshing does nothing': [' onClick={query.reload}>', '>'],
      'AD4 an empty search has the hint of an empty list': ['text={adjustSearch}', 'text={emptyHint}'],
    },
  },
  {
    file: 'src/ui/state/QueryState.tsx',
    tests: tags,
    plant: {
      'AD2 nothing while it loads': ['if (isLoading) return <Skeleton lines={8} />;', ''],
      'AD3 nothing to try again with': [' onRetry={reload} />', ' />'],
    },
  },
  {
    file: 'src/ui/formDialog/FormDialog.tsx',
    tests: tags,
    plant: {
      'AD5 fields can be changed during a save': [
        '<fieldset ref={place} disabled={isSaving}',
        '<fieldset ref={place}',
      ],
      'AD7 spaces are sent': ["typeof value === 'string' ? value.trim() : value,", 'value,'],
    },
  },
  {
    file: 'src/catalog/CatalogDialogs.tsx',
    tests: tags,
    plant: {
      'AD11 a missing name is not told': [
        "      onInvalid={(text) => alert({ title: words.invalid, text, tone: 'warning' })}\n",
        '',
      ],
    },
  },
  {
    file: 'src/catalog/useCatalogWrites.ts',
    tests: tags,
    plant: {
      'AD6 what is made comes first': ['[...rows, saved]', '[saved, ...rows]'],
      'AD9 a failed save says nothing': [
        "    await alert({ title: words.error, text: [sentence, ...reasons].join('\\n'), tone: 'error' });\n",
        '',
      ],
      'AD10 a change is a creation': ['? texts.updated(name) :', '? texts.created(name) :'],
    },
  },
  {
    file: 'src/ui/search/useFound.ts',
    tests: tags,
    plant: {
      'AD8 only beginnings are found': ['words[at]?.includes(wanted)', 'words[at]?.startsWith(wanted)'],
    },
  },
  {
    file: 'src/areas/groups/area.ts',
    tests: groups,
    plant: { 'G1 the title of others': ["'Gestion des Groupes'", "'Gestion des groupes'"] },
  },
  {
    file: 'src/areas/groups/GroupsArea.tsx',
    tests: groups,
    plant: {
      'G3 descriptions are not searched': ['    name: nom,\n    description,\n', '    name: nom,\n'],
      'G4 groups without their colour': ['    color,\n    badge', '    badge'],
      'G6 changed when it was made': [
        'texts.updatedOn(formatDate(updated_at))',
        'texts.updatedOn(formatDate(created_at))',
      ],
    },
  },
  {
    file: 'src/areas/groups/texts.ts',
    tests: groups,
    plant: {
      'G2 another button': ["create: 'Nouveau Groupe'", "create: 'Nouveau groupe'"],
      'G5 one member is many': [
        "membres: (count: number) => `${formatNumber(count)} ${plural(count, 'membre', 'membres')}`",
        'membres: (count: number) => `${formatNumber(count)} membres`',
      ],
      'G10 another sentence for a missing name': [
        "required: 'Le nom du groupe est requis'",
        "required: 'Le nom est requis'",
      ],
      'G11 deleting is less grave': [' et supprimera définitivement ce groupe.', '.'],
      'G20 the failure of an update': [
        "removeFailed: 'Erreur lors de la suppression du groupe'",
        "removeFailed: 'Erreur lors de la mise à jour du groupe'",
      ],
      'G21 a made group is saved': [
        'created: (name: string) => `Groupe créé',
        'created: (name: string) => `Groupe enregistré',
      ],
    },
  },
  {
    file: 'src/catalog/CatalogItems.tsx',
    tests: groups,
    plant: { 'G7 editing asks to delete': ["onClick={opener('edit')}", "onClick={opener('remove')}"] },
  },
  {
    file: 'src/areas/groups/groupSource.ts',
    tests: groups,
    plant: {
      'G9 the id as a number': ['id: String(id), ...values', 'id: id as never, ...values'],
      'G9 the answer is not read': ['return { ...row, ...answer };', 'return { ...row, ...values };'],
    },
  },
  {
    file: 'src/people/PeopleList.tsx',
    tests: groups,
    plant: {
      'G13 every person is a man': ['{genreLabel(genre)}', "{genreLabel('masculin')}"],
      'G14 no person is a member': ['{hasStatus && (', '{!hasStatus && ('],
    },
  },
  {
    file: 'src/people/person.ts',
    tests: ['people/person.test'],
    plant: {
      'G15 the birth date as it is stored': [
        "return membre[key] ? formatDate(membre[key]) : '';",
        "return membre[key] ?? '';",
      ],
      'G16 ages from the end': ['texts.ages(from, to)', 'texts.ages(to, from)'],
      'G17 a spouse who is a text is unknown': [
        'return conjointName(membre.conjoint);',
        "return typeof membre.conjoint === 'string' ? '' : conjointName(membre.conjoint);",
      ],
    },
  },
  {
    file: 'src/people/PeopleDialog.tsx',
    tests: groups,
    plant: {
      'G18 an empty group is a search without a result': [
        'title={query.data.length ? texts.notFound : empty}',
        'title={texts.notFound}',
      ],
    },
  },
  {
    file: 'src/areas/departments/DepartmentsArea.tsx',
    tests: departments,
    plant: {
      'DP1 departments as a list': ['layout="grid"', 'layout="list"'],
      'DP4 no date': [
        'note: row.created_at && texts.createdOn(formatDate(row.created_at)),',
        'note: undefined,',
      ],
      'DP6 no mission in the dialog': ['<TextArea name="mission"', '<TextArea name="description"'],
      'DP9 missions are not searched': ['    description: row.mission,\n', ''],
    },
  },
  {
    file: 'src/areas/departments/departmentSource.ts',
    tests: departments,
    plant: {
      'DP7 the colour goes with a change': [
        'color: color == null ? color : String(color), ...versionOf(row) };',
        '...versionOf(row) };',
      ],
    },
  },
  {
    file: 'src/areas/departments/DepartmentMembers.tsx',
    tests: departments,
    plant: {
      'DP10 no phone numbers': ["  'telephone',\n", ''],
      'DP12 a failure opens no alert': [
        "      void alert({ title: texts.error, text: texts.membersFailed, tone: 'error' });",
        '      void alert;',
      ],
    },
  },
  {
    file: 'src/areas/departments/texts.ts',
    tests: departments,
    plant: {
      'DP5 the button says more': ["view: 'Voir'", "view: 'Voir les membres'"],
      'DP8 another sentence for a missing name': [
        "'Le nom du département est requis'",
        "'Le nom est requis'",
      ],
      'DP11 an empty department is an empty group': [
        "'Aucun membre dans ce département'",
        "'Aucun membre dans ce groupe'",
      ],
      'DP13 the failure of a load': [
        "createFailed: 'Erreur lors de la création du département'",
        "createFailed: 'Erreur lors du chargement du département'",
      ],
      'DP14 a deleted department is gone': [
        'removed: (name: string) => `Département supprimé',
        'removed: (name: string) => `Département retiré',
      ],
    },
  },
  {
    file: 'src/areas/tags/TagsArea.tsx',
    tests: tags,
    plant: {
      'T2 every tag is for events': ['badge: can_be_inevent ? ', 'badge: can_be_inevent !== undefined ? '],
      'T5 the box is always empty': [
        'defaultChecked={row?.can_be_inevent ?? false}',
        'defaultChecked={false}',
      ],
      'T6 no word on what the box is for': ['          hint={texts.canBeInEventHint}\n', ''],
      'T8 an unticked box is ticked': ['(ticked: string | undefined) => ticked !== undefined', '() => true'],
    },
  },
  {
    file: 'src/areas/tags/tagSource.ts',
    tests: tags,
    plant: {
      'T8 the body of a change has no id': [
        'body: { id, ...values, ...versionOf(row) }',
        'body: { ...values, ...versionOf(row) } as never',
      ],
    },
  },
  {
    file: 'src/areas/tags/texts.ts',
    tests: tags,
    plant: {
      'T7 another sentence for a missing name': ["'Le nom du tag est requis'", "'Le nom est requis'"],
      'T9 the failure of an update': [
        "createFailed: 'Erreur lors de la création du tag'",
        "createFailed: 'Erreur lors de la mise à jour du tag'",
      ],
    },
  },
  {
    file: 'src/areas/steps/StepsArea.tsx',
    tests: steps,
    plant: {
      'I2 the order counts from 0': ['(isOrdered && ordre) || id)}', '((isOrdered && ordre) || id) - 1)}'],
      'I8 descriptions are not searched': ['    name: libelle,\n    description,\n', '    name: libelle,\n'],
    },
  },
  {
    file: 'src/areas/steps/StepDetails.tsx',
    tests: steps,
    plant: {
      'I5 no place in the order': ['<dd>{(isOrdered && ordre) || id}</dd>', '<dd />'],
      'I6 changing closes': [
        '<Button icon="edit" onClick={onEdit}>',
        '<Button icon="edit" onClick={onClose}>',
      ],
    },
  },
  {
    file: 'src/areas/steps/stepSource.ts',
    tests: steps,
    plant: {
      'I9 a step without the rest of its draft': [
        'body: { ...ETAPE_DRAFT, ...values }',
        'body: { ...values } as never',
      ],
      'I10 the id as a number': [
        'const body = { id: String(id), ...values',
        'const body = { id: id as never, ...values',
      ],
      'I10 the colour is lost': ['couleur: color,', 'couleur: null,'],
    },
  },
  {
    file: 'src/areas/steps/texts.ts',
    tests: steps,
    plant: {
      'I7 another sentence for a missing label': [
        '"Le libellé de l\'étape est requis"',
        "'Le libellé est requis'",
      ],
      'I12 steps are masculine': [
        'removed: (name: string) => `Étape supprimée',
        'removed: (name: string) => `Étape supprimé',
      ],
    },
  },
];
