/**
 * What files in German and English call the fields of a member: lists that people write, and what Planning Center,
 * ChurchTools, Elvanto, Breeze and ChurchSuite export. They follow the names of headerNames.ts, row by row.
 */
import type { ColumnField } from './headerNames';

/** Names separated by commas, rows by bars. */
const rows = (list: string): readonly (readonly string[])[] => list.split('|').map((row) => row.split(','));

export const NAMES_ABROAD: Readonly<Partial<Record<ColumnField, readonly (readonly string[])[]>>> = {
  nom: rows('familienname,zuname|maiden name,geburtsname'),
  prenom: rows('vornamen,forename|rufname'),
  genre: rows('anrede'),
  date_naissance: rows('geboren am,geb datum'),
  nationalite: rows('staatsangehorigkeit,citizenship'),
  profession: rows('tatigkeit'),
  situation_matrimoniale: rows('familienstand,zivilstand,relationship status,civil status'),
  telephone: rows(
    'mobile phone number,mobile number,cell,cell phone number,handy,handynummer,mobil,mobiltelefon,mobilnummer,telefon mobil,telefon,telefonnummer|home phone number,telephone number,telefon privat,festnetz,tel 3|work phone number,telefon geschaftlich',
  ),
  email: rows(
    'e mail 1,mail 1,courriel 1,email 1,personal email,e mail adresse,e mail privat|e mail 2,mail 2,courriel 2,e mail geschaftlich',
  ),
  ville: rows('home address city,address city,suburb,wohnort,stadt,ortschaft|mailing city,work address city'),
  adresse: rows(
    'adresse 1,adresse ligne 1,home address street line 1,home address line 1,home address,address 1,address line 1,street address 1,anschrift,strasse und hausnummer,strasse hausnr|mailing address,work address street line 1',
  ),
};

/** By itself «Name» is a whole name; a list with a column of first names in German has the last name in it. */
export const GERMAN_FIRST_NAMES: readonly string[] = ['vorname', 'vornamen', 'rufname'];

/** The second line of an address, in French and abroad: the names that people and programs write beside its label. */
export const SECOND_LINES = rows(
  'adresse 2,adresse ligne 2,complement,complement adresse,complement d adresse,adresse complement,adresse suite,supplemental address 1,address 2,address line 2,street address 2,home street 2,home address street line 2,adresszusatz',
);

/** The postcode, in French and abroad. */
export const POSTCODES = rows(
  'cp,c p,code post,codepostal,cp adh,code postal domicile,domicile code postal,adresse code postal,adresse 1 code postal,npa,zip,zip code,postal code,postcode,home postal code,home address zip code,address 1 postal code,plz,postleitzahl',
);
