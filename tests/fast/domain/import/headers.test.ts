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
  adresse_complement: 'Complément d’adresse, Adresse 2, Complément, Complément adresse, Address line 2',
  code_postal: 'Code postal, CP, C.P., code_postal, Code Postal, NPA, Postcode, ZIP code, PLZ',
};
/** Heads of lists in German and English, and of second columns: «E-mail 1». */
const ABROAD: Partial<Record<MemberField, string>> = {
  nom: 'Nachname, Familienname, Zuname, Family name',
  prenom: 'Vorname, Vornamen, Rufname, Forename',
  genre: 'Geschlecht, Anrede',
  date_naissance: 'Geburtsdatum, Geburtstag, geboren am, Geb.-Datum, Date of Birth',
  nationalite: 'Nationalität, Staatsangehörigkeit, Citizenship',
  profession: 'Beruf, Tätigkeit, Job Title, Occupation',
  situation_matrimoniale: 'Familienstand, Zivilstand, Marital Status, Relationship Status, Civil status',
  telephone:
    'Mobile Phone Number, Mobile Number, Cell, Cell Phone Number, Home Phone Number, Work Phone Number, Telephone Number, Handy, Handynummer, Mobil, Mobiltelefon, Mobilnummer, Telefon, Telefonnummer, Telefon mobil, Telefon privat, Telefon (privat), Festnetz, Telefon geschäftlich, Tél. 3',
  email:
    'E-mail 1, Email 1, Mail 1, Courriel 1, Home Email, Personal Email, Work Email, E-Mail-Adresse, E-Mail privat, E-Mail (privat), E-Mail geschäftlich',
  ville:
    'Home Address City, Work Address City, Address City, Mailing City, Suburb, Ort, Wohnort, Stadt, Ortschaft',
  adresse:
    'Adresse 1, Adresse ligne 1, Home Address Street Line 1, Home Address Line 1, Home Address, Address 1, Address Line 1, Street Address 1, Mailing Address, Straße, Strasse, Straße und Hausnummer, Anschrift, Straße / Hausnr.',
};

const cases = (Object.entries(WRITTEN) as [MemberField, string][]).map(([field, headers]) => ({
  field,
  headers: headers.split(', '),
}));

describe('the header of a column', () => {
  it('means its field in German, in English and where a number tells it from a second one [Q11]', () => {
    for (const [field, headers] of Object.entries(ABROAD))
      for (const header of headers.split(', '))
        expect.soft([header, matchHeaders([header])], field).toEqual([header, { [field]: 0 }]);
  });

  it('«Name» beside «Vorname» is the last name, elsewhere the whole one [Q11]', () => {
    expect(matchHeaders(['Name', 'Vorname'])).toEqual({ nom: 0, prenom: 1 });
    expect(matchHeaders(['Name', 'Gender'])).toEqual({ nom_complet: 0, genre: 1 });
  });

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
