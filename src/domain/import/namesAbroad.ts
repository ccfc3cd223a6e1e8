/**
 * What files in German and English call the fields of a member: lists that people write, and what Planning Center,
 * ChurchTools, Elvanto, Breeze and ChurchSuite export. They follow the names of headerNames.ts, row by row.
 */
import type { ColumnField } from './headerNames';

const names = (list: string): readonly string[] => list.split(', ');

export const NAMES_ABROAD: Readonly<Partial<Record<ColumnField, readonly (readonly string[])[]>>> = {
  nom: [names('familienname, zuname'), names('maiden name, geburtsname')],
  prenom: [names('vornamen, forename, first names'), names('rufname')],
  genre: [[], names('anrede')],
  date_naissance: [names('geboren am, geb datum, birth day, date of birth dob')],
  nationalite: [names('staatsangehorigkeit, staatsburgerschaft, citizenship')],
  profession: [names('tatigkeit, berufsbezeichnung, profession job')],
  situation_matrimoniale: [names('familienstand, zivilstand, relationship status, civil status')],
  telephone: [
    names(
      'mobile phone number, mobile number, mobile no, cell, cell number, cell phone number, handy, handynummer, mobil, mobiltelefon, mobilnummer, mobilfunk, telefon mobil, telefon handy, telefonnummer handy, telefon, telefonnummer, telefon 1',
    ),
    names(
      'home phone number, home number, primary phone number, telephone number, landline, telefon privat, telefon zuhause, telefon festnetz, festnetz, telefon 2, tel 3, telephone 3',
    ),
    names(
      'work phone number, work number, other phone number, business phone number, telefon geschaftlich, telefon dienstlich, telefonnummer geschaftlich',
    ),
  ],
  email: [
    names(
      'e mail 1, mail 1, courriel 1, email 1, adresse e mail 1, adresse email 1, primary email address, home email address, personal email, private email, e mail adresse, e mail privat, mailadresse',
    ),
    names(
      'e mail 2, mail 2, courriel 2, work email address, other email, e mail geschaftlich, e mail dienstlich',
    ),
  ],
  ville: [
    names(
      'home address city, address city, primary address city, ville 1, suburb, home suburb, wohnort, stadt, ortschaft',
    ),
    names('mailing city, mailing address city, work address city, other address city, ville 2'),
  ],
  adresse: [
    names(
      'adresse 1, adresse ligne 1, adresse postale 1, ligne d adresse 1, home address street line 1, home address street, home address line 1, home address, address 1, address line 1, street 1, street address 1, street line 1, anschrift, strasse und hausnummer, strasse hausnummer, strasse hausnr, strasse nr, strasse und nr',
    ),
    names(
      'mailing address, mailing address street line 1, mailing address line 1, work address street line 1, work address line 1, work address, other address street line 1',
    ),
  ],
};

/** By itself «Name» is a whole name; a list with a column of first names in German has the last name in it. */
export const GERMAN_FIRST_NAMES: readonly string[] = names('vorname, vornamen, rufname');
