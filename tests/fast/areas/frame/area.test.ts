import { describe, expect, it } from 'vitest';
import { areas } from '../../../../src/areas/all';
import { eventType, handlerName } from '../../../../src/areas/area';
import { commonAttributes } from '../../../../src/areas/attributes';
import { applicationTexts } from '../../../../src/areas/frame/palette/texts.fr';
import { visitorAreas } from '../../../../src/areas/visitors';

describe('the list of areas', () => {
  it('names each area and tag once', () => {
    expect(new Set(areas.map((area) => area.name)).size).toBe(areas.length);
    for (const area of areas) expect(area.tag).toBe(`parvis-${area.name}`);
  });

  it('never declares an attribute that every widget has, but for the agenda, whose address may be several', () => {
    const twice = areas.flatMap(({ name, attributes }) =>
      Object.keys(attributes)
        .filter((prop) => prop in commonAttributes)
        .map((prop) => `${name}.${prop}`),
    );
    expect(twice).toEqual(['agenda.api']);
  });

  it('has those that need no session in the list of visitors, too', () => {
    expect(areas.filter(({ needsSession }) => !needsSession)).toEqual(visitorAreas);
  });

  it('says of each application what it is for', () => {
    const applications = areas.filter(({ tile }) => tile).map(({ name }) => `${name}Text`);
    expect(Object.keys(applicationTexts).sort()).toEqual(applications.sort());
  });

  it('gives each path to one area only', () => {
    const paths = areas.flatMap((area) => Object.values<string>(area.routes));
    expect(new Set(paths).size).toBe(paths.length);
  });
});

it('names an event in HTML and in React', () => {
  expect(eventType('member-saved')).toBe('parvis-member-saved');
  expect(handlerName('member-saved')).toBe('onMemberSaved');
});
