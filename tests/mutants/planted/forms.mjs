/* The forms builder, its table and its sharing (F). */
const builder = ['areas/forms/builder.browser', 'areas/forms/fields.browser'];
const list = ['areas/forms/list.browser'];
const preview = ['areas/forms/preview.browser'];
const reducer = ['areas/forms/model/builderReducer.test'];
const files = ['areas/forms/model/formFiles.test'];

export default [
  {
    file: 'src/areas/forms/texts.ts',
    tests: builder,
    plant: {
      'F2 the button says less': ["quickCreate: 'Création Rapide'", "quickCreate: 'Création'"],
      'F34 another sentence for a form without fields': [
        "'Ajoutez au moins un champ au formulaire'",
        "'Ajoutez un champ au formulaire'",
      ],
      'F35 another sentence for a field without a name': [
        "'Tous les champs doivent avoir un nom'",
        "'Chaque champ doit avoir un nom'",
      ],
      'F42 a saved form is a made one': [
        "updated: 'Formulaire mis à jour avec succès'",
        "updated: 'Formulaire créé avec succès'",
      ],
    },
  },
  {
    file: 'src/areas/forms/FormsHome.tsx',
    tests: ['areas/apps/hub.browser'],
    plant: { 'P4 the forms have no way back': [' lead={<BackToApps />}', ''] },
  },
  {
    file: 'src/areas/forms/builder/Builder.tsx',
    tests: builder,
    plant: {
      'F3 the panel never says what it edits': [
        '{state.id === null ? texts.newForm : texts.editing}',
        '{texts.newForm}',
      ],
      'F35 a field without a name is sent': [
        'if (!champs.some(isNameless)) return onSave();',
        'return onSave();',
      ],
    },
  },
  {
    file: 'src/areas/forms/builder/BuilderEditor.tsx',
    tests: builder,
    plant: {
      'F4 the description goes into the name': ["onChange={change('describe')}", "onChange={change('name')}"],
      'F5 the static mark extends': ["mark: 'form_static', isOn", "mark: 'form_extend', isOn"],
    },
  },
  {
    file: 'src/areas/forms/fields/FieldRow.tsx',
    tests: builder,
    plant: {
      'F7 the first field can move up': ['disabled={isFirst}', 'disabled={false}'],
      'F8 moving down moves by two': [
        'onClick={() => commands.step(key, 1)}',
        'onClick={() => commands.step(key, 2)}',
      ],
      'F10 a required field looks like others': [
        '{champ.is_required && (',
        '{champ.is_required && false && (',
      ],
    },
  },
  {
    file: 'src/areas/forms/fields/FieldList.tsx',
    tests: builder,
    plant: { 'F8 the last field can move down': ['isLast={index === champs.length - 1}', 'isLast={false}'] },
  },
  {
    file: 'src/areas/forms/model/builderReducer.ts',
    tests: reducer,
    plant: {
      'F9 the field after is removed': [
        'return { ...form, champs: champs.toSpliced(index, 1) };',
        'return { ...form, champs: champs.toSpliced(index + 1, 1) };',
        'areas/forms/builder.browser',
      ],
      'F7 a moved field goes past its place': ['.toSpliced(to, 0, champ)', '.toSpliced(to + 1, 0, champ)'],
      'F11 options stay with a type that takes none': [
        'options: fieldTypeOf(type)?.takesOptions ? champ.options : []',
        'options: champ.options',
      ],
    },
  },
  {
    file: 'src/areas/forms/model/fieldTypeTexts.ts',
    tests: reducer,
    plant: { 'F13 a phone number as others write it': ["tel: '06 12 34 56 78'", "tel: ''"] },
  },
  {
    file: 'src/domain/forms/champ.ts',
    tests: ['domain/membre.test'],
    plant: {
      'F11 boxes take no options': [" || type === 'checkbox'", ''],
      'F37 what was required once is not': ['Boolean(is_required ?? required)', 'Boolean(is_required)'],
    },
  },
  {
    file: 'src/areas/forms/builder/BuilderFooter.tsx',
    tests: builder,
    plant: {
      'F14 a form without fields has a preview': ['disabled={form.champs.length === 0}', 'disabled={false}'],
      'F15 an edited form is titled as a new one': [
        '{isNew ? texts.create : texts.update}',
        '{texts.create}',
      ],
      'F16 a form without a name can be saved': ['disabled={isBlocked}', 'disabled={false}'],
    },
  },
  {
    file: 'src/areas/forms/model/problems.ts',
    tests: files,
    plant: {
      'F33 a name of spaces is a name': [
        "if (!nom_du_formulaire.trim()) blockers.push('nameless');",
        "if (!nom_du_formulaire) blockers.push('nameless');",
        'areas/forms/builder.browser',
      ],
    },
  },
  {
    file: 'src/areas/forms/preview/FormPreview.tsx',
    tests: preview,
    plant: {
      'F17 no description': [
        '{form.description.trim() && <p className={styles.description}>{form.description.trim()}</p>}',
        '',
      ],
      'F20 the preview can be sent': [' className={styles.submit} disabled>', ' className={styles.submit}>'],
    },
  },
  {
    file: 'src/areas/forms/preview/PreviewField.tsx',
    tests: preview,
    plant: {
      'F18 the preview can be filled in': [
        'required: champ.is_required, disabled: true',
        'required: champ.is_required',
      ],
      'F19 no asterisk on choices': ["        {' *'}", "        {''}"],
      'F21 an unknown type shows nothing': ['<p className={styles.unsupported}>{texts.unsupported}</p>', ''],
    },
  },
  {
    file: 'src/areas/forms/table/formColumns.tsx',
    tests: list,
    plant: {
      'F22 no identifier': [
        'row.identifiant !== undefined && row.identifiant !== null && (',
        'row.identifiant === undefined && (',
      ],
      'F23 the name in the place of the description': [
        '          {description}\n        </span>',
        '          {null}\n        </span>',
      ],
      'F25 the moment as it is stored': ['{formatDate(row.created_at)}', '{row.created_at}'],
      'F26 editing shows': ['onClick={() => edit(row)}', 'onClick={() => view(row)}'],
    },
  },
  {
    file: 'src/areas/forms/table/TypeBadges.tsx',
    tests: list,
    plant: {
      'F24 every form is a standard one too': ['{!form_extend && !form_static && <Badge>', '{<Badge>'],
    },
  },
  {
    file: 'src/areas/forms/table/useFormPage.ts',
    tests: list,
    plant: {
      'F27 a search keeps the page': [
        'setQuery({ ...query, page: 1, ...part })',
        'setQuery({ ...query, ...part })',
      ],
      'F36 the search is not sent': ['  ...(search && { search }),\n', ''],
    },
  },
  {
    file: 'src/data/usePage.ts',
    tests: list,
    plant: {
      'F39 a failed list as one that is loading': [
        'if (failure && (!data || isAsked))',
        'if (failure && isAsked)',
      ],
    },
  },
  {
    file: 'src/domain/forms/formulaire.ts',
    tests: list,
    plant: { 'F28 pages of 50': ['FORM_PAGE_SIZES = [5, 10, 20]', 'FORM_PAGE_SIZES = [5, 10, 50]'] },
  },
  {
    file: 'src/areas/forms/table/FormPager.tsx',
    tests: list,
    plant: {
      'F29 one page has a pager': ['if (pages < 2) return null;', ''],
      'F29 the last page has a next one': [
        'onClick={() => page < pages && onPage(page + 1)}',
        'onClick={() => onPage(page + 1)}',
      ],
    },
  },
  {
    file: 'src/areas/forms/detail/FormDetailActions.tsx',
    tests: list,
    plant: { 'F30 nothing to delete with': ['{onRemove && (', '{onRemove && false && ('] },
  },
  {
    file: 'src/ui/saveFile/saveFile.ts',
    tests: files,
    plant: { 'F31 spaces stay in the name of the file': [".replaceAll(/\\s/g, '_')", ''] },
  },
  {
    file: 'src/areas/forms/transfer/useShare.ts',
    tests: list,
    plant: {
      'F32 the address of the page': ['(base?.trim() || api)', '(base?.trim() || location.origin)'],
      'F32 nothing says it is copied': ['      toast(copied);\n', ''],
    },
  },
  {
    file: 'src/areas/forms/model/payload.ts',
    tests: files,
    plant: {
      'F38 spaces of a name are sent': [
        'nom_du_formulaire: form.nom_du_formulaire.trim()',
        'nom_du_formulaire: form.nom_du_formulaire',
      ],
    },
  },
  {
    file: 'src/areas/forms/editing/useOpenForm.ts',
    tests: list,
    plant: {
      'F41 a missing form has failed to load': ['const text = isGone ? texts.notFound : ', 'const text = '],
    },
  },
  {
    file: 'src/areas/forms/editing/useSaveForm.ts',
    tests: builder,
    plant: {
      'F40 a failed update is a failed creation': [
        'target === null ? texts.createFailed : texts.updateFailed',
        'texts.createFailed',
      ],
      'F42 nothing says it is saved': ['    toast(target === null ? texts.created : texts.updated);\n', ''],
    },
  },
];
