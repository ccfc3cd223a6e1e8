import type { IconName } from '../../ui/icon/Icon';
import type { secretariatTexts } from './texts.fr';

type Text = keyof typeof secretariatTexts;

export interface Field {
  name: Text & string;
  kind?: 'text' | 'email' | 'tel' | 'date' | 'area';
  required?: boolean;
  hint?: 'creneauHint' | 'creneauxHint';
}

/** A list of the sidebar and the dialog for its entries. */
export interface Section {
  key: 'appointments' | 'availabilities' | 'categories';
  icon: IconName;
  empty: 'noAppointments' | 'noAvailabilities' | 'noCategories';
  create: 'createAppointment' | 'createAvailability' | 'createCategory';
  submit: 'submitAppointment' | 'submitAvailability' | 'submitCategory';
  fields: readonly Field[];
}

const date: Field = { name: 'date', kind: 'date' };

export const SECTIONS: readonly [Section, ...Section[]] = [
  {
    key: 'appointments',
    icon: 'calendar',
    empty: 'noAppointments',
    create: 'createAppointment',
    submit: 'submitAppointment',
    fields: [
      { name: 'nom', required: true },
      { name: 'prenom', required: true },
      { name: 'profession' },
      { name: 'telephone', kind: 'tel' },
      { name: 'email', kind: 'email' },
      { name: 'adresse' },
      { name: 'ville' },
      { name: 'categorie' },
      { name: 'leader' },
      date,
      { name: 'creneau', hint: 'creneauHint' },
    ],
  },
  {
    key: 'availabilities',
    icon: 'clock',
    empty: 'noAvailabilities',
    create: 'createAvailability',
    submit: 'submitAvailability',
    fields: [{ name: 'leader' }, date, { name: 'creneaux', kind: 'area', hint: 'creneauxHint' }],
  },
  {
    key: 'categories',
    icon: 'tag',
    empty: 'noCategories',
    create: 'createCategory',
    submit: 'submitCategory',
    fields: [{ name: 'description', kind: 'area', required: true }, { name: 'leaders' }],
  },
];
