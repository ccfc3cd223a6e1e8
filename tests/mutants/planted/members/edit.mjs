/* The form of a member (MD). */
const edit = ['areas/members/edit/edit.browser'];

export default [
  {
    file: 'src/areas/members/edit/texts.ts',
    tests: edit,
    plant: {
      'MD43 another success': [
        'Les modifications ont été enregistrées avec succès',
        'Les modifications sont enregistrées',
      ],
    },
  },
  {
    file: 'src/domain/members/membreFields.ts',
    tests: edit,
    plant: {
      'MD40 the address may be left out': ["label: 'Adresse', required: 'edit'", "label: 'Adresse'"],
    },
  },
  {
    file: 'src/areas/members/edit/memberForm.ts',
    tests: edit,
    plant: {
      'MD41 another gender is the default': [
        "EDIT_DEFAULTS = { genre: 'masculin'",
        "EDIT_DEFAULTS = { genre: 'feminin'",
      ],
    },
  },
  {
    file: 'src/areas/members/edit/useUpdateMember.ts',
    tests: edit,
    plant: {
      'MD42 the body has no id': ['const body = { id, ...draft,', 'const body = { ...draft,'],
      'MD44 a failure says nothing': [
        "    await alert({ title: texts.error, text: alertText(texts.updateFailed, failure), tone: 'error' });\n",
        '',
      ],
      'MD43 the record shows what was before': [
        '() => kept);\n      void invalidate',
        '() => opened);\n      void invalidate',
      ],
    },
  },
  {
    file: 'src/areas/members/edit/EditForm.tsx',
    tests: edit,
    plant: {
      'MD40 the form of a new member': [
        'required={REQUIRED_TO_EDIT}',
        "required={['nom', 'prenom', 'genre']}",
      ],
    },
  },
];
