import { describe, expect, it } from 'vitest';
import { matchHeaders } from '../../../../src/domain/import/matchHeaders';
import type { MemberField } from '../../../../src/domain/members/member';

/** Headers as people and spreadsheets write them. */
const WRITTEN: Record<MemberField, string> = {
  nom: 'Nom, Noms, Nom de famille, Nom famille, Patronyme, Last name, LASTNAME, Surname',
  prenom: 'Prénom, Prénoms, Prénom(s), Petit nom, First name, firstname, Given name',
  genre: 'Genre, Sexe, Civilité, Titre, H/F, M/F, Gender, Sex',
  date_naissance:
    'Date de naissance, date_naissance, Naissance, Né le, Née le, Né(e) le, DDN, Date de naiss., Anniversaire, Birth date, birthdate, Birthday, Date of birth, Date d’anniversaire',
  nationalite: 'Nationalité, Nationality, Pays d’origine',
  profession: 'Profession, Métier, Emploi, Travail, Fonction, Occupation, Job',
  situation_matrimoniale:
    'Situation matrimoniale, Statut matrimonial, Situation familiale, Situation maritale, État civil, État matrimonial, Situation, Marital status',
  telephone:
    'Téléphone, Tél., Téléphone portable, Téléphone mobile, Tél. portable, Tél. mobile, Portable, Mobile, GSM, Numéro, Numéro de téléphone, N° de téléphone, No de téléphone, No tél., N° tél., Contact, Phone, Phone number',
  email:
    'Email, E-mail, Mail, Mél, Courriel, Adresse email, Adresse e-mail, Adresse mail, Adresse courriel, Adresse électronique, Email address',
  ville: 'Ville, Commune, Localité, Ville de résidence, City, Town',
  adresse: 'Adresse, Adresse postale, Rue, Domicile, Adresse (domicile), Address, Street',
};
const cases = (Object.entries(WRITTEN) as [MemberField, string][]).map(([field, headers]) => ({
  field,
  headers: headers.split(', '),
}));

describe('the header of a column', () => {
  it('means its field in each spelling', () => {
    for (const { field, headers } of cases) {
      for (const header of headers)
        expect.soft([header, matchHeaders([` ${header}  `])], field).toEqual([header, { [field]: 0 }]);
    }
  });

  it('means no field when it names none', () => {
    const rows = ['', ' ', '-', 'Remarques', 'Nom du conjoint', 'Ville natale', 'e', 'prenomnom'];
    for (const header of rows) expect.soft(matchHeaders([header]), header).toEqual({});
  });
});
