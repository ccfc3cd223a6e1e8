/* The record of a member, its cards and its menu (MD). */
const records = ['detail', 'states', 'tags', 'actions'];
const detail = records.map((name) => `areas/members/record/${name}.browser`);
const family = ['areas/members/actions/family.browser', 'areas/members/record/actions.browser'];
const leaving = ['areas/members/actions/removal.browser', 'areas/members/record/actions.browser'];

export default [
  {
    file: 'src/areas/members/record/texts.ts',
    tests: detail,
    plant: {
      'MD1 a heading with its accent': ["title: 'Details'", "title: 'Détails'"],
      'MD6 an empty value is a dash': ["empty: 'Non spécifiée'", "empty: '–'"],
      'MD12 the question does not name the tag': [
        'vouloir retirer le tag ${name} ?`',
        'vouloir retirer ce tag ?`',
      ],
      'MD14 a removed tag was deleted': ["tagRemoved: 'Tag retiré'", "tagRemoved: 'Tag supprimé'"],
    },
  },
  {
    file: 'src/areas/members/record/MemberActions.tsx',
    tests: detail,
    plant: {
      'MD2 the group is left by the entry of the department': [
        'leaveDepartment: useRemoveFromDepartment(membre, noop)',
        'leaveDepartment: useRemoveFromGroup(membre, noop)',
      ],
      'MD2 the step entry opens the tags': [': act(action)', ": act(action === 'step' ? 'tags' : action)"],
    },
  },
  {
    file: 'src/areas/members/record/IdentityCard.tsx',
    tests: detail,
    plant: {
      'MD4 the card has no name': ['<PersonName person={membre} />', ''],
      'H12 every person is a member': ['{statutLabel(statut)}', "{statutLabel('membre')}"],
    },
  },
  {
    file: 'src/areas/members/fields.ts',
    tests: detail,
    plant: {
      'MD5 the town where the address belongs': ['    place: 6,', '    place: 5,'],
      'H3 the birth date as it is stored': ["if (control.kind === 'date') return formatDate(text);", ''],
    },
  },
  {
    file: 'src/areas/members/record/MembershipsCard.tsx',
    tests: detail,
    plant: {
      'MD7 the group is not shown': ['        {groupe && (', '        {groupe && false && ('],
      'MD8 the department under the name of the group': [
        'label={departement.nom}',
        'label={groupe?.nom ?? departement.nom}',
      ],
      'MD9 only the first step': ['etapes.map((etape) => (', 'etapes.slice(0, 1).map((etape) => ('],
      'MD10 an empty section stays empty': ['<p className={styles.none}>{texts.noData}</p>', 'null'],
    },
  },
  {
    file: 'src/areas/members/record/TagsCard.tsx',
    tests: detail,
    plant: {
      'MD11 each button removes the first tag': [
        'onClick={() => remove(tag)}',
        'onClick={() => remove(tags[0]!)}',
      ],
    },
  },
  {
    file: 'src/areas/members/record/useRemoveTag.ts',
    tests: detail,
    plant: {
      'MD13 the call names no tag': ['tag_ids: [tag.id]', 'tag_ids: []'],
      'MD15 a failure under the title of a success': [
        'title: texts.tagFailed, text',
        'title: texts.tagRemoved, text',
      ],
    },
  },
  {
    file: 'src/areas/members/record/FamilyCard.tsx',
    tests: detail,
    plant: {
      'MD16 a spouse can only be added': [
        '{spouse ? texts.changeSpouse : texts.addSpouse}',
        '{texts.addSpouse}',
      ],
      'H11 a spouse who is a text is not shown': [
        'const spouse = conjointName(conjoint);',
        "const spouse = typeof conjoint === 'string' ? '' : conjointName(conjoint);",
      ],
    },
  },
  {
    file: 'src/areas/members/actions/family/SpousePicker.tsx',
    tests: family,
    plant: {
      'MD17 the id as a text': ['conjoint_id: chosen.id', 'conjoint_id: String(chosen.id) as never'],
      'MD18 the words of the server are dropped': ['text: message ?? undefined', 'text: undefined'],
      'MD19 the sentence of ours over that of the server': [
        'failureText(failure, texts.spouseFailed)',
        'texts.spouseFailed',
      ],
      'MD20 the record is not asked again': [
        'useSave(membresWrites.addSpouse)',
        'useSave({ ...membresWrites.addSpouse, invalidates: [] })',
      ],
      'MD21 a list that fails is not told': ['  useLoadAlert(query, texts.error, texts.loadFailed);\n', ''],
    },
  },
  {
    file: 'src/areas/members/actions/family/ChildrenPicker.tsx',
    tests: family,
    plant: {
      'MD22 warnings are dropped': ['[message, ...(warnings ?? [])]', '[message]'],
      'MD23 a failure says nothing': ['failureText(failure, texts.childrenFailed),', 'undefined,'],
      'MD24 a member without an id is asked for': [
        'if (!Number.isFinite(membre.id)) return setProblem(texts.noMemberId);',
        '',
      ],
      'MD25 the children of before stay': [
        'useSave(membresWrites.addChildren)',
        'useSave({ ...membresWrites.addChildren, invalidates: [] })',
      ],
    },
  },
  {
    file: 'src/people/removal/useGroupRemoval.ts',
    tests: leaving,
    plant: {
      'MD26 the group is not named in the body': [
        '{ groupe_id: id, member_ids: [membre.id] }',
        '{ member_ids: [membre.id] } as never',
      ],
      'MD30 the failure of the department': ['failed: texts.groupFailed', 'failed: texts.departmentFailed'],
    },
  },
  {
    file: 'src/people/removal/useDepartmentRemoval.ts',
    tests: leaving,
    plant: {
      'MD27 ids under the name of groups': ['member_ids: [membre.id]', 'membre_ids: [membre.id]'],
    },
  },
  {
    file: 'src/areas/members/actions/removal/useRemoveFromGroup.ts',
    tests: leaving,
    plant: { 'MD28 a missing group is not mentioned': ['    void alert(', '    if (!texts) void alert('] },
  },
  {
    file: 'src/areas/members/actions/removal/useRemoveFromDepartment.ts',
    tests: leaving,
    plant: {
      'MD29 the title of the group': ['title: texts.noDepartment,', 'title: texts.noGroup,'],
    },
  },
  {
    file: 'src/people/removal/useRemoval.ts',
    tests: leaving,
    plant: {
      'MD26 no question is asked': ['if (!(await confirm(question))) return false;', ''],
      'MD31 nothing says it is done': [
        "    await alert({ title: texts.done, text: words.done, tone: 'success' });\n",
        '',
      ],
      'MD32 the record keeps what was left': [
        'useSave(endpoint)',
        'useSave({ ...endpoint, invalidates: [] })',
      ],
    },
  },
  {
    file: 'src/api/endpoints/membres.ts',
    tests: detail,
    plant: { 'MD34 the record without its relations': ['/{id}/membre_avec_relations/', '/{id}/'] },
  },
  {
    file: 'src/areas/members/record/MemberDetail.tsx',
    tests: detail,
    plant: {
      'MD35 nothing while it loads': ['screen(null, <DetailSkeleton />)', 'screen(null, null)'],
      'MD1 no way back': ['takesFocus={takesFocus}\n      onBack={onBack}', 'takesFocus={takesFocus}'],
    },
  },
  {
    file: 'src/areas/members/record/failure/RecordFailure.tsx',
    tests: detail,
    plant: {
      'MD36 a failure without a way back': ['      <p className={styles.way}>{back}</p>\n', ''],
      'MD37 malformed data are an error like others': [
        "failure.kind === 'contract' ? texts.malformed : ",
        '',
      ],
    },
  },
  {
    file: 'src/data/useRecord.ts',
    tests: detail,
    plant: {
      'MD38 a missing member is a failure': ["if (!isId || failure?.kind === 'notFound')", 'if (!isId)'],
    },
  },
];
