import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../../src/api/endpoint';
import { eventCalls } from '../../../../src/api/endpoints/events';
import { parseResponse } from '../../../../src/api/http/parseResponse';
import { byPerson, registrationBody } from '../../../../src/areas/registration/people';
import { registrationCalls } from '../../../../src/areas/registration/registrationCalls';
import { stillWrong } from '../../../../src/questions/stillWrong';

const event = {
  ...{
    nom_evenement: 'Camp',
    lieu: null,
    date: '2026-11-21T10:00:00',
    heure_debut: '10:00',
    heure_fin: null,
  },
  ...{
    is_recurrent: false,
    fuseau: 'Europe/Paris',
    etat: 'ouvert',
    message: null,
    places_libres: 3,
    attente: true,
  },
  ...{ accord: false, personnes_max: 4, organisation: ' Paroisse ', confidentialite: null, tampon: 't' },
  champs: [{ id: 1, nom_du_champ: ' Repas ', type_de_champ: 'text', is_required: true }],
};

describe('the calls of a registration', () => {
  it('are those of the contract', () => {
    const callOf = ({ id, method, path, anonymous }: Endpoint) => ({ id, method, path, anonymous });
    for (const name of ['publicRegistration', 'visitorRegistration'] as const)
      expect(callOf(registrationCalls[name] as Endpoint)).toEqual(callOf(eventCalls[name] as Endpoint));
  });

  it('read what the contract reads', () => {
    expect(() => parseResponse(eventCalls.publicRegistration, 200, { data: event })).not.toThrow();
    expect(parseResponse(registrationCalls.publicRegistration, 200, { data: event })).toMatchObject({
      ...{ nom_evenement: 'Camp', lieu: '', message: '', places_libres: 3, attente: true, personnes_max: 4 },
      ...{ organisation: 'Paroisse', tampon: 't', champs: [{ nom_du_champ: 'Repas', is_required: true }] },
    });
    expect(parseResponse(registrationCalls.publicRegistration, 200, { data: event })).toMatchObject({
      recu: true,
    });
    const unmailed = { data: { ...event, recu: false } };
    for (const read of [
      parseResponse(eventCalls.publicRegistration, 200, unmailed),
      parseResponse(registrationCalls.publicRegistration, 200, unmailed),
    ])
      expect(read.recu).toBe(false);
    const untold = { data: { personnes: [] } };
    expect(parseResponse(registrationCalls.visitorRegistration, 201, untold)).toEqual([]);
    expect(parseResponse(eventCalls.visitorRegistration, 201, untold)).toEqual({ personnes: [] });
    const people = [
      { id: null, prenom: 'Awa', etat: 'attente', place: 2 },
      { prenom: 'Nora', etat: 'inconnu' },
    ];
    expect(
      parseResponse(registrationCalls.visitorRegistration, 201, { data: { personnes: people } }),
    ).toEqual([{ prenom: 'Awa', etat: 'attente', place: 2 }]);
  });

  it('refuse what is no event and no answer', () => {
    for (const body of ['<!doctype html>', {}, { data: { nom_evenement: 'Camp' } }])
      expect(() => parseResponse(registrationCalls.publicRegistration, 200, body)).toThrow('contract');
    expect(() => parseResponse(registrationCalls.visitorRegistration, 201, '<html>')).toThrow('contract');
  });
});

const question = (id: number, name: string) => ({
  ...{ key: String(id), name, options: [], champ: { id, nom_du_champ: name, type_de_champ: 'text' } },
});
const typed = {
  people: [
    { key: 0, prenom: ' Léa ', nom: 'Ternois' },
    { key: 4, prenom: 'Noé', nom: 'Ternois' },
  ],
  contact: { email: 'lea@x.fr', telephone: '' },
  answers: { 7: 'Oui', 'personnes.0.valeurs.5': 'S', 'personnes.4.valeurs.5': ' M ' },
};

describe('what a visitor sends', () => {
  it('is what it always was where no question is asked of each person [EL1]', () => {
    expect(registrationBody(typed, { each: [], once: [question(7, 'Voiture')] })).toEqual({
      email: 'lea@x.fr',
      personnes: [
        { prenom: 'Léa', nom: 'Ternois' },
        { prenom: 'Noé', nom: 'Ternois' },
      ],
      valeurs: { 7: 'Oui' },
    });
  });

  it('has the answers of each person with the person [EL1]', () => {
    const questions = { each: [question(5, 'Taille')], once: [question(7, 'Voiture')] };
    expect(registrationBody(typed, questions).personnes.map(({ valeurs }) => valeurs)).toEqual([
      { 5: 'S' },
      { 5: 'M' },
    ]);
    // A person who was removed before leaves no gap on the wire.
    expect(byPerson({ 'personnes.1.valeurs.5': 'Non', email: 'Non' }, typed.people)).toEqual({
      'personnes.4.valeurs.5': 'Non',
      email: 'Non',
    });
  });
});

describe('what is still wrong of a refusal', () => {
  it('leaves with the answer that mends it, and changes its sentence [V3]', () => {
    const told = { email: 'Indiquez', nom: 'Vide' };
    const values = { email: 'a', nom: 'Roy' };
    expect(stillWrong(told, { now: { email: 'Trop court' }, sent: undefined, values })).toEqual({
      email: 'Trop court',
    });
  });

  it('stays where the back end alone refused it, until the field changes [V3]', () => {
    const told = { email: 'Adresse refusée' };
    const sent = { email: 'a@x.fr' };
    expect(stillWrong(told, { now: {}, sent, values: sent })).toEqual(told);
    expect(stillWrong(told, { now: {}, sent, values: { email: 'b@x.fr' } })).toEqual({});
  });
});
