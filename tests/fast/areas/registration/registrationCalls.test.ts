import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../../src/api/endpoint';
import { eventCalls } from '../../../../src/api/endpoints/events';
import { parseResponse } from '../../../../src/api/http/parseResponse';
import { registrationCalls } from '../../../../src/areas/registration/registrationCalls';

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
