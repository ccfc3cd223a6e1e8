/** The entry of a page with the drawings that charts.e2e.ts compares. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Donut } from '../../../../src/ui/chart/Donut';
import { LineChart } from '../../../../src/ui/chart/LineChart';

const DAY = 86_400_000;
const points = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    x: Date.UTC(2026, 0, 1) + at * DAY,
    y: 120 + ((at * 37) % 53),
  }));
const slice = (key: number, value: number, color: string) => ({ key, name: `Groupe ${key}`, value, color });

const first = [
  slice(1, 40, '#3b82f6'),
  slice(2, 25, '#ef4444'),
  slice(3, 0, '#10b981'),
  slice(4, 35, '#f59e0b'),
];
const then = [slice(1, 10, '#3b82f6'), slice(3, 90, '#10b981')];
const only = [slice(1, 7, '#3b82f6')];
const many = Array.from({ length: 20 }, (_, at) =>
  slice(at, (at * 7) % 11, `#${String(100_000 + at * 37_777)}`),
);
const flat = points(9).map(({ x }) => ({ x, y: 0 }));
const falling = flat.map(({ x }) => ({ x, y: -x }));

/** Three donuts and five curves; the button changes their figures. */
function Page() {
  const [isLater, setLater] = useState(false);
  const headers = ['Groupe', 'Membres', 'Part'] as const;
  return (
    <div style={{ width: 640 }}>
      <button type="button" onClick={() => setLater(true)}>
        Later
      </button>
      <Donut label="Membres" headers={headers} slices={isLater ? then : first} />
      <Donut label="Membres" headers={headers} slices={only} />
      <Donut label="Membres" headers={headers} slices={isLater ? only : many} />
      {[1, 2, 30, 1500].map((count) => (
        <LineChart
          key={count}
          label="Membres"
          points={points(isLater ? count + 5 : count)}
          describe={(at) => `point ${at}`}
        />
      ))}
      <LineChart
        label="Écart"
        points={isLater ? falling : flat}
        dates={false}
        describe={(at) => `point ${at}`}
      />
    </div>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />);
