import { useState } from 'react';
import { EventCard } from '../../../../src/areas/events/list/EventCard.tsx';
import { Calendar } from '../../../../src/ui/calendar/Calendar.tsx';
import { WidgetRoot } from '../../../../src/ui/widgetRoot/WidgetRoot.tsx';
import { expect, fn } from '../../../support/expect.ts';
import { nth } from '../../../support/lookups.ts';
import { axeCheck, mountInLight, mountInShadow } from '../../../support/mount.tsx';
import { allByRole, byRole, focused, until } from '../../../support/queries.ts';
import { click, press } from '../../../support/user.ts';

interface AgendaProps {
  value?: string;
  onChange?(day: string): void;
}

const marked = new Set(['2026-03-09']);

function Agenda({ value = '2026-03-05', onChange }: AgendaProps) {
  const [day, setDay] = useState(value);
  const handleChange = (chosen: string) => {
    setDay(chosen);
    onChange?.(chosen);
  };
  return (
    <WidgetRoot theme="light">
      <Calendar value={day} onChange={handleChange} marked={marked} />
    </WidgetRoot>
  );
}

for (const mount of [mountInShadow, mountInLight]) {
  describe(`Calendar in ${mount.name}`, () => {
    it('shows the month of its day in weeks from Monday, and moves to the months beside it [H13, H14]', async () => {
      const { root } = mount(<Agenda />);
      byRole(root, 'grid', /^mars 2026$/i);
      expect(allByRole(root, 'columnheader').map((header) => header.getAttribute('abbr'))).toEqual([
        'lundi',
        'mardi',
        'mercredi',
        'jeudi',
        'vendredi',
        'samedi',
        'dimanche',
      ]);
      await axeCheck(root);
      await click(byRole(root, 'button', 'Mois suivant'));
      await until(() => byRole(root, 'grid', /^avril 2026$/i));
      await click(byRole(root, 'button', 'Mois précédent'));
      await click(byRole(root, 'button', 'Mois précédent'));
      await until(() => byRole(root, 'grid', /^février 2026$/i));
    });

    it('reports the clicked day and shows it as chosen [H15]', async () => {
      const onChange = fn();
      const { root } = mount(<Agenda onChange={onChange} />);
      const day = byRole(root, 'gridcell', 'jeudi 12 mars 2026');
      await click(day);
      expect(onChange.mock.calls).toEqual([['2026-03-12']]);
      await until(() => day.getAttribute('aria-selected') === 'true');
      expect(root.querySelectorAll('[aria-selected=true]').length).toBe(1);
    });
  });
}

describe('Calendar', () => {
  it('moves by the keys of a date grid, one day in the tab order, and picks with Enter [H15]', async () => {
    const onChange = fn();
    const { root } = mountInShadow(<Agenda onChange={onChange} />);
    byRole(root, 'gridcell', 'jeudi 5 mars 2026').focus();
    await press('ArrowRight', 'ArrowDown', 'Home');
    const name = () => focused()?.getAttribute('aria-label');
    await until(() => name() === 'lundi 9 mars 2026, avec événement');
    expect(root.querySelectorAll('td[tabindex="0"]').length).toBe(1);
    await press('PageDown');
    await until(() => name() === 'jeudi 9 avril 2026');
    await press('ArrowUp', 'ArrowUp');
    await until(() => name() === 'jeudi 26 mars 2026');
    expect(onChange).not.toHaveBeenCalled();
    await press('Enter');
    expect(onChange.mock.calls).toEqual([['2026-03-26']]);
  });

  it('says and shows which days have events', () => {
    const { root } = mountInShadow(<Agenda />);
    const day = byRole(root, 'gridcell', 'lundi 9 mars 2026, avec événement');
    expect(getComputedStyle(nth(day.children, 0), '::after').borderRadius).toBe('50%');
  });

  it('marks today', () => {
    const now = new Date();
    const today = new Intl.DateTimeFormat('sv-SE').format(now);
    const { root } = mountInShadow(<Agenda value={today} />);
    expect(root.querySelector('[aria-current=date]')?.textContent).toBe(String(now.getDate()));
  });

  it('follows a change of its value', () => {
    const calendar = (value: string) => (
      <WidgetRoot theme="light">
        <Calendar value={value} onChange={() => {}} />
      </WidgetRoot>
    );
    const { root, rerender } = mountInShadow(calendar('2026-03-05'));
    rerender(calendar('2027-01-01'));
    byRole(root, 'grid', /^janvier 2027$/i);
    byRole(root, 'gridcell', 'vendredi 1 janvier 2027');
  });
});

describe('EventCard', () => {
  const card = (date: string | null, start?: string, end?: string) => (
    <WidgetRoot theme="light">
      <EventCard title="Veillée" date={date} start={start} end={end} place="Salle 2" />
    </WidgetRoot>
  );

  it('shows the weekday and date in words, the hours and the place [H16]', async () => {
    const { root } = mountInShadow(card('2026-03-05T19:30:00', '19:30:00', '21:00:00'));
    expect([...root.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
      'jeudi 5 mars 2026',
      '19:30 – 21:00',
      'Salle 2',
    ]);
    await axeCheck(root);
  });

  it('says when there is no date, no valid date or no time [H17, H18]', () => {
    const { root, rerender } = mountInShadow(card(null));
    expect(root.textContent).toContain('Date non définie');
    expect(root.textContent).toContain('Heure non définie');
    rerender(card('bientôt'));
    expect(root.textContent).toContain('Date invalide');
  });
});
